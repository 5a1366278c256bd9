import { isFilled, type Content, type KeyTextField, type LinkField } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import { addNameBreaks } from '@/components/ui/CodeName';
import { Tag } from '@/components/ui/Tag';
import { getTextNames } from '@/lib/chains/names';
import { joinNames } from '@/lib/display/chain-facts';
import { getRegionSummaries } from '@/lib/display/fleet';
import { getIncidentRows, getIncidentRule } from '@/lib/display/incident-list';
import { CHECKS_NEEDED } from '@/lib/history/incidents';
import { writeEndpoint } from '@/lib/endpoints';
import { formatMoment } from '@/lib/i18n/format';
import { formatDuration } from '@/lib/i18n/format-duration';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { UsagePicture } from './UsagePicture';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProofSlice, SliceContext>;

type CheckProps = {
  title: KeyTextField;
  link: LinkField;
  locale: Locale;
  /** The text, and a figure below it. */
  children: ReactNode;
};

function Check({ title, link, locale, children }: CheckProps) {
  if (!title) return null;
  return (
    <li className={s.check}>
      <h3>{title}</h3>
      {children}
      <ArrowLink field={link} locale={locale} />
    </li>
  );
}

/** Drawn checks of one region: as many below the threshold as make an incident. */
const CHECKS = Array.from({ length: 24 }, (_, index) => ({
  x: index * 10,
  isLow: index >= 14 && index < 14 + CHECKS_NEEDED,
}));

/** Returns the latest recorded incident in a line; null if there is none. */
function getLastIncident({ nodes, history, locale, messages }: SliceContext) {
  const [row] = getIncidentRows(history.incidents, history.readAt);
  const chain = nodes.chains.find(({ key }) => key === row?.chain);
  if (!row || !chain) return null;
  return formatMessage(messages.availability.incidents.last, {
    name: getTextNames(chain, locale).name,
    regions: joinNames(row.regions, locale),
    time: formatDuration(row.minutes, messages.units),
    began: formatMoment(new Date(row.startedAt).toISOString(), locale),
  });
}

export default function Proof({ slice, context }: Props) {
  const { locale, messages, nodes, computeUnits, plans, host } = context;
  const primary = slice.primary;
  const incident = getLastIncident(context);
  const rule = getIncidentRule(messages);
  return (
    <Section kind="band" className={s.proof}>
      <SliceHead {...primary} locale={locale} />
      <ul className={s.checks}>
        <Check title={primary.incident_title} link={primary.incident_link} locale={locale}>
          <p>{rule}</p>
          {incident ? <b>{incident}</b> : null}
          <svg viewBox="0 0 240 40" className={s.strip} aria-hidden="true">
            {CHECKS.map(({ x, isLow }) => (
              <rect
                key={x}
                x={x}
                y={isLow ? 16 : 0}
                width="6"
                height={isLow ? 24 : 40}
                data-low={isLow || undefined}
              />
            ))}
          </svg>
        </Check>
        <Check title={primary.method_title} link={primary.method_link} locale={locale}>
          <RichText field={primary.method_text} locale={locale} />
          <dl className={s.regions}>
            {getRegionSummaries(nodes).map(({ region, mean }) => (
              <div key={region}>
                <dt>{region}</dt>
                <dd>{mean}%</dd>
              </div>
            ))}
          </dl>
          {nodes.hasSampleReadings ? <Tag tone="sample">{messages.availability.sample}</Tag> : null}
        </Check>
        <Check title={primary.exit_title} link={primary.exit_link} locale={locale}>
          <RichText field={primary.exit_text} locale={locale} />
          <p className={s.urls} data-markdown="omit">
            <del>{addNameBreaks('https://eth.provider.example/KEY')}</del>
            <ins>{addNameBreaks(writeEndpoint(host, 'eth', { key: 'KEY' }))}</ins>
          </p>
        </Check>
      </ul>
      {isFilled.keyText(primary.usage_title) ? (
        <UsagePicture
          title={primary.usage_title}
          computeUnits={computeUnits}
          plans={plans}
          locale={locale}
          messages={messages}
        />
      ) : null}
    </Section>
  );
}
