import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { SliceSimulator } from '@prismicio/next';
import { PageHead } from '@/components/layout/PageHead';
import { fillContent } from '@/lib/content/fill-content';
import { readSimulatorState } from '@/lib/content/simulator-state';
import { getVariables } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { Slices, type PageSlices } from '../../slices';
import { getLocale } from '../../params';
import { InFrame } from './InFrame.client';
import s from './page.module.scss';

type Props = PageProps<'/[locale]/slice-simulator'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { simulator } = getMessages(await getLocale(params));
  return { title: simulator.title, robots: { index: false } };
}

/**
 * True in a frame, and for the updates of a framed page. Opened directly, the page would show anything from the URL
 * under this site's name.
 */
function isFramed(asked: Headers): boolean {
  const target = asked.get('sec-fetch-dest');
  return (
    target === 'iframe' || (target === 'empty' && asked.get('sec-fetch-site') === 'same-origin')
  );
}

/** Shows sections while an editor works on them, only inside the content service's frame. */
export default async function SimulatorPage({ params, searchParams }: Props) {
  const locale = await getLocale(params);
  const { simulator } = getMessages(locale);
  // Rendered for each request; Next would otherwise try to prerender it, and log that it cannot.
  await connection();
  const notice = <PageHead title={simulator.title} lead={<p>{simulator.text}</p>} />;
  if (!isFramed(await headers())) return notice;
  const { state } = await searchParams;
  // The editor sends this site's sections; unknown ones are skipped.
  const sent = readSimulatorState(state) as PageSlices;
  const { slices } = fillContent({ slices: sent }, await getVariables(locale));
  return (
    <InFrame otherwise={notice}>
      <div className={s.simulator}>
        <SliceSimulator>
          <Slices slices={slices} locale={locale} />
        </SliceSimulator>
      </div>
    </InFrame>
  );
}
