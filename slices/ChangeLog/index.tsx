import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { AlertsForm } from '@/components/forms/AlertsForm';
import { ChangeYears } from '@/components/nodes/ChangeList/ChangeYears';
import { Section } from '@/components/ui/Section';
import { getChangeLog } from '@/lib/display/change-log';
import { hasAlerts } from '@/lib/forms/alerts';
import { CHANGE_FEED, MAINTENANCE_FILE } from '@/lib/site/addresses';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ChangeLogSlice, SliceContext>;

export default function ChangeLog({ slice, context: { locale, messages, nodes } }: Props) {
  const { changes } = slice.primary;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ChangeYears
        id={`${slice.id}-list`}
        changes={getChangeLog(changes, locale)}
        chains={nodes.chains}
        locale={locale}
        messages={messages}
      />
      <p className={s.files}>
        <a href={CHANGE_FEED}>{messages.changes.feed}</a>
        <a href="/lifecycle.json">JSON</a>
        <a href={MAINTENANCE_FILE}>{messages.changes.calendar}</a>
      </p>
      {hasAlerts() ? (
        <AlertsForm chains={nodes.chains} kinds={messages.changes.kinds} locale={locale} />
      ) : null}
    </Section>
  );
}
