import { SiteLink } from '@/components/content/SiteLink';
import { Button } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import type { ActionName } from '@/components/visitor/run-action.client';
import { InlineScript } from '@/components/ui/InlineScript';
import { CONSENT_SCRIPT } from '@/lib/consent/categories';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import s from './ConsentBanner.module.scss';

type Props = { locale: Locale; messages: Messages };
type Choice = { action: ActionName; label: string; variant?: 'primary' | 'secondary' | 'quiet' };

/**
 * Asks what may be stored. It is part of every page's HTML but hidden: a line of script shows it, before the first
 * paint, to visitors who have not decided. Without scripts, nothing is stored and nobody is asked.
 */
export function ConsentBanner({ locale, messages: { consent } }: Props) {
  const choices: Choice[] = [
    { action: 'manage-cookies', label: consent.manage, variant: 'quiet' },
    { action: 'reject-all', label: consent.reject, variant: 'secondary' },
    { action: 'accept-all', label: consent.accept, variant: 'secondary' },
  ];
  return (
    <section aria-label={consent.label} className={`${s.banner} noPrint`}>
      <InlineScript code={CONSENT_SCRIPT} />
      <Container className={s.row}>
        <p className={s.text}>
          {consent.text}
          {getGap(consent.text)}
          <SiteLink href="/cookie-policy/" locale={locale} className={s.link}>
            {consent.policy}
          </SiteLink>
        </p>
        <div className={s.choices}>
          {choices.map(({ action, label, variant }) => (
            <Button key={action} variant={variant} data-action={action}>
              {label}
            </Button>
          ))}
        </div>
      </Container>
    </section>
  );
}
