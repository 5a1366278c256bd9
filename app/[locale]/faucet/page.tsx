import { FAUCET_PATH } from '@/lib/site/addresses';
import { Actions } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import { NetworkLinks } from '@/components/faucet/NetworkLinks';
import { NetworkChoice } from '@/components/faucet/NetworkSheet';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Section } from '@/components/ui/Section';
import { ENDED_NETWORKS, LIVE_NETWORKS } from '@/lib/display/faucet-page';
import type { PageOf } from '@/lib/pages';
import { createPageRoute } from '../../page-route';
import { Slices } from '../../slices';

/** The list of all test networks. */
function FaucetView({ page: { data, title, crumbs, locale } }: { page: PageOf<'faucet'> }) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        lead={<RichText field={data.lead} locale={locale} />}
        actions={<Actions primary={data.action} locale={locale} />}
        picture={<NetworkChoice networks={LIVE_NETWORKS} data={data} locale={locale} />}
      />
      <Section>
        <NetworkLinks networks={ENDED_NETWORKS} locale={locale} />
      </Section>
      <Slices slices={data.slices} locale={locale} />
    </>
  );
}

type Params = Awaited<PageProps<'/[locale]/faucet'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => FAUCET_PATH, {
  faucet: FaucetView,
});

export { generateMetadata };
export default Route;
