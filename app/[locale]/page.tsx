import { HOME_PATH } from '@/lib/site/addresses';
import { ForcedMode } from '@/components/content/ForcedMode';
import type { PageOf } from '@/lib/pages';
import { createPageRoute } from '../page-route';
import { Slices } from '../slices';

function HomeView({ page: { data, locale } }: { page: PageOf<'home'> }) {
  return (
    <>
      <ForcedMode mode={data.colour_mode} />
      <Slices slices={data.slices} locale={locale} />
    </>
  );
}

type Params = Awaited<PageProps<'/[locale]'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => HOME_PATH, { home: HomeView });

export { generateMetadata };
export default Route;
