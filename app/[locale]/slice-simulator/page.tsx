import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SliceSimulator } from '@prismicio/next';
import { PageHead } from '@/components/layout/PageHead';
import { fillContent } from '@/lib/content/fill-text';
import { readSimulatorState } from '@/lib/content/simulator-state';
import { getVariables } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { Slices, type PageSlices } from '../../slices';
import { getLocale } from '../../params';
import s from './page.module.scss';

type Props = PageProps<'/[locale]/slice-simulator'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { simulator } = getMessages(await getLocale(params));
  return { title: simulator.title, robots: { index: false } };
}

/** Shows sections while an editor works on them, in the frame of the content service and nowhere else. */
export default async function SimulatorPage({ params, searchParams }: Props) {
  const locale = await getLocale(params);
  const { simulator } = getMessages(locale);
  // Opened by itself it would show whatever the address says under the name of this site.
  const isFramed = (await headers()).get('sec-fetch-dest') === 'iframe';
  if (!isFramed) return <PageHead title={simulator.title} lead={<p>{simulator.text}</p>} />;
  const { state } = await searchParams;
  // The editor sends sections of this site; one that it does not know is passed over.
  const sent = readSimulatorState(state) as PageSlices;
  const { slices } = fillContent({ slices: sent }, await getVariables(locale));
  return (
    <div className={s.simulator}>
      <SliceSimulator>
        <Slices slices={slices} locale={locale} />
      </SliceSimulator>
    </div>
  );
}
