import { SiteLink } from '@/components/content/SiteLink';
import { addNameBreaks } from '@/components/ui/CodeName';
import { DataSheet } from '@/components/ui/DataSheet';
import { SectionHead } from '@/components/ui/Heading';
import { Container } from '@/components/ui/Section';
import { getChainDetails } from '@/lib/chains/details';
import { getTextNames } from '@/lib/chains/names';
import { getFactRows } from '@/lib/display/chain-facts';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { Chain } from '@/lib/provider';
import s from './index.module.scss';

type Props = { chain: Chain; messages: Messages; locale: Locale };

/** Keeps a figure and its unit on one line. */
const keepUnits = (value: string | number | null) =>
  typeof value === 'string' ? value.replace(/(?<=\d) (?=\S)|(?<=\b(about|约)) /g, '\u00a0') : value;

/** What the chain is for, and its facts as a data sheet. */
export function NodeFacts({ chain, messages, locale }: Props) {
  const about = getChainDetails(chain.key)?.about[locale];
  const { name } = getTextNames(chain, locale);
  return (
    <section id="facts" className={s.part}>
      <Container>
        <SectionHead title={formatMixed(messages.nodes.factsOf, { chain: name }, locale)}>
          {about ? <p>{about}</p> : null}
        </SectionHead>
      </Container>
      <DataSheet
        facts={getFactRows(chain, messages, locale).map(({ label, value, url }) => ({
          label,
          value: url ? (
            <SiteLink href={url} locale={locale}>
              {addNameBreaks(String(value))}
            </SiteLink>
          ) : (
            keepUnits(value)
          ),
        }))}
      />
    </section>
  );
}
