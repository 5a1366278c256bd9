import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { FieldFault } from '@/lib/forms/field-errors';
import { getFieldLabel } from '@/lib/forms/field-labels';
import type { Outcome } from '@/lib/forms/outcomes';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import s from './index.module.scss';

type Props = { outcome: Outcome; locale: Locale; fieldErrors?: readonly FieldFault[] };

/** Says how sending a plain form ended, and what was wrong with it. */
export function OutcomePage({ outcome, locale, fieldErrors = [] }: Props) {
  const messages = getFormMessages(locale);
  const { results } = messages;
  const { title, text } = results[outcome];
  const isUnsent = outcome === 'failed' || outcome === 'limited';
  return (
    <Section>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      {fieldErrors.length > 0 ? (
        <ul className={s.errors}>
          {fieldErrors.map(({ name, fieldError }) => (
            <li key={name}>
              <span className={s.field}>{getFieldLabel(name, messages)}</span>
              {messages.fieldErrors[fieldError]}
            </li>
          ))}
        </ul>
      ) : null}
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
