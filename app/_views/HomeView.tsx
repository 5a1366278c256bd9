import { ForcedMode } from '@/components/content/ForcedMode';
import type { PageOf } from '@/lib/pages';
import { Slices } from '../slices';

export function HomeView({ page: { data, locale } }: { page: PageOf<'home'> }) {
  return (
    <>
      <ForcedMode mode={data.colour_mode} />
      <Slices slices={data.slices} locale={locale} />
    </>
  );
}
