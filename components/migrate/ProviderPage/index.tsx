import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { buttonClass } from '@/components/ui/Button';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { getEnv } from '@/lib/env';
import { formatDay } from '@/lib/i18n/format';
import { getMigrateMessages } from '@/lib/i18n/migrate-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { getEndState } from '@/lib/migrate/closing';
import { getMoveSteps } from '@/lib/migrate/provider-moves';
import type { PageOf } from '@/lib/pages';
import { CALCULATOR_PATH, MIGRATE_PATH } from '@/lib/site/addresses';
import { toUtcDay } from '@/lib/utc-day';
import { DifferenceTable } from './DifferenceTable';
import { EndTable } from './EndTable';
import { MoveTable } from './MoveTable';
import { UnitTable } from './UnitTable';
import s from './index.module.scss';

/** Returns the message that opens the page. */
function getLeadKey(closed: string | undefined, today: string) {
  if (closed === undefined) return 'lead';
  if (getEndState(closed, today) === 'closing') return 'leadClosing';
  return closed ? 'leadClosedOn' : 'leadClosed';
}

/** How to move from a provider: what ends when, what endpoints become, what differs, and the steps. */
export function ProviderPage({ page }: { page: PageOf<'provider'> }) {
  const { provider, title, crumbs, locale, brand } = page;
  const { provider: messages } = getMigrateMessages(locale);
  const { closed, ended = {} } = provider.facts;
  const today = toUtcDay();
  const values = { provider: provider.provider, brand, date: formatDay(closed ?? '', locale) };
  const say = (text: string, more = {}) => formatMixed(text, { ...values, ...more }, locale);
  const steps = getMoveSteps(closed, today);
  const hasEnd = closed !== undefined || Object.keys(ended).length > 0;
  const shared = { page, messages, say };
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        lead={<p>{say(messages[getLeadKey(closed, today)])}</p>}
        actions={
          <div className={s.actions}>
            <SiteLink href={`${MIGRATE_PATH}#checker`} locale={locale} className={buttonClass()}>
              {messages.check}
            </SiteLink>
            <SiteLink
              href={`${CALCULATOR_PATH}#calculator`}
              locale={locale}
              className={buttonClass({ variant: 'secondary' })}
            >
              {messages.estimate}
            </SiteLink>
          </div>
        }
      />
      {hasEnd ? (
        <Section id="end">
          <SectionHead title={messages.endTitle} />
          <EndTable {...shared} />
        </Section>
      ) : null}
      <Section id="endpoints">
        <SectionHead title={messages.movesTitle}>
          <p>{page.host === null ? messages.movesTextOpaque : messages.movesText}</p>
        </SectionHead>
        <MoveTable {...shared} />
      </Section>
      <Section id="differences">
        <SectionHead title={messages.differencesTitle} />
        <DifferenceTable {...shared} />
      </Section>
      {getEnv().COMPARE_PROVIDERS ? <UnitTable {...shared} today={today} /> : null}
      <Section id="steps">
        <SectionHead title={messages.stepsTitle}>
          {steps.some(({ until }) => until) ? <p>{messages.stepsDated}</p> : null}
        </SectionHead>
        <ol className={s.steps}>
          {steps.map(({ id, until }) => (
            <li key={id}>
              {until ? (
                <p className={s.until}>{say(messages.until, { date: formatDay(until, locale) })}</p>
              ) : null}
              <p>{messages.steps[id]}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
