import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { Outcome } from '@/lib/forms/outcomes';
import { getFormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';
import s from './index.module.scss';

/** Says how sending a plain form has ended; of what was wrong it shows what its address names. */
export function OutcomePage({ outcome, locale }: { outcome: Outcome; locale: Locale }) {
  const { results, faults } = getFormWords(locale);
  const { title, text } = results[outcome];
  const isUnsent = outcome === 'failed' || outcome === 'limited';
  return (
    <Section>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      {outcome === 'check'
        ? Object.entries(faults).map(([key, words]) => (
            <p key={key} id={key} className={s.fault}>
              {words}
            </p>
          ))
        : null}
      <p className={s.text}>{text}</p>
      {isUnsent ? <p className={s.text}>{results.goBack}</p> : null}
      <div className={s.actions}>
        <SiteLink href="/contact/" locale={locale} className={buttonClass()}>
          {results.toForm}
        </SiteLink>
        <SiteLink href="/" locale={locale} className={buttonClass({ variant: 'secondary' })}>
          {results.home}
        </SiteLink>
      </div>
    </Section>
  );
}
