import { getChainPath } from '@/lib/site/addresses';
import { CmsLink } from '@/components/content/CmsLink';
import { SiteLink } from '@/components/content/SiteLink';
import { DataSheet } from '@/components/ui/DataSheet';
import { getTextNames } from '@/lib/chains/names';
import { pickChains } from '@/lib/chains';
import { SEPARATORS } from '@/lib/display/chain-facts';
import type { Project } from '@/lib/content/projects';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';

type Props = {
  project: Project;
  chains: readonly Chain[];
  locale: Locale;
  messages: Messages;
};

/** A project's facts: category, interfaces, website, chains. */
export function ProjectFacts({ project, chains, locale, messages }: Props) {
  const { name, kind, website, interfaces } = project;
  const labels = messages.marketplace;
  const used = pickChains(chains, project.chains);
  const links = used.map((chain, index) => (
    <span key={chain.key}>
      {index > 0 ? SEPARATORS[locale] : null}
      <SiteLink href={getChainPath(chain.key)} locale={locale}>
        {getTextNames(chain, locale).name}
      </SiteLink>
    </span>
  ));
  return (
    <DataSheet
      label={formatMessage(labels.facts, { name })}
      facts={[
        {
          label: labels.kind,
          value: (
            <SiteLink href={`/marketplace/projects/#${kind}`} locale={locale}>
              {labels.kinds[kind]}
            </SiteLink>
          ),
        },
        { label: labels.interfaces, value: interfaces },
        {
          label: labels.website,
          value: website.text ? <CmsLink field={website} locale={locale} /> : null,
        },
        { label: labels.chains, value: links.length > 0 ? links : null },
      ]}
    />
  );
}
