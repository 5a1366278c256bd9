import { listStated, OwnLimits } from '@/components/limits/OwnLimits';
import { SectionHead } from '@/components/ui/Heading';
import { Container } from '@/components/ui/Section';
import { getTextNames } from '@/lib/chains/names';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { PageOf } from '@/lib/pages';
import type { LimitField } from '@/lib/provider/limit-fields';
import s from './index.module.scss';

/** What buyers compare of a chain; the page of all limits has the rest. */
const FIELDS: readonly LimitField[] = [
  ...(['log_range', 'batch_entries', 'timeout', 'archive_depth', 'tracers'] as const),
  ...(['ws_connections', 'ws_subscriptions', 'rps', 'client', 'regions'] as const),
];

/** The stated limits of a chain by kind of plan; nothing if none is stated. */
export function NodeLimits({ page }: { page: PageOf<'chain'> }) {
  const { chain, limits: rows, plans, locale } = page;
  const target = { chain: chain.key };
  const fields = listStated({ rows, fields: FIELDS, target, plans });
  if (fields.length === 0) return null;
  const { name } = getTextNames(chain, locale);
  const title = formatMixed(getLimitMessages(locale).chainTitle, { chain: name }, locale);
  return (
    <section id="limits" className={s.part}>
      <Container>
        <SectionHead title={title} />
        <OwnLimits caption={title} {...{ rows, fields, target, plans, locale }} />
      </Container>
    </section>
  );
}
