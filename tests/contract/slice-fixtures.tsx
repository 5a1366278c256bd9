import type { Content, SliceZone as Zone } from '@prismicio/client';
import { SliceZone } from '@prismicio/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SliceContext } from '@/components/content/slice-context';
import type { Locale } from '@/lib/i18n/locales';
import { getCaseStudies } from '@/lib/content/case-studies';
import { getProjects } from '@/lib/content/projects';
import { getShell } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { createProviderClient } from '@/lib/provider/client';
import { createEmbeddedProvider } from '@/embedded/provider';
import { createLiveData } from '@/lib/provider/live-data';
import type { ApiSlice } from '@/scripts/library/slices';
import { toEndpointHost } from '@/lib/endpoints/host';
import { components } from '@/slices';
import { makeHistory } from '../support/history';

const embedded = createEmbeddedProvider();
const liveData = createLiveData({
  client: createProviderClient({
    fetch: (url, init) => embedded(new Request(url, init)),
    apiUrl: 'http://provider.test/v3',
    availabilityUrl: 'http://provider.test/v3',
    timeoutMs: 8000,
  }),
  retryDelayMs: 0,
});

const history = makeHistory('blast');

async function makeContext(locale: Locale): Promise<SliceContext> {
  const [nodes, plans, computeUnits, limits, projects, cases, { settings }] = await Promise.all([
    liveData.getNodes(),
    liveData.getPlans(),
    liveData.getComputeUnits(),
    liveData.getLimits(),
    getProjects(locale),
    getCaseStudies(locale),
    getShell(locale),
  ]);
  return {
    locale,
    messages: getMessages(locale),
    nodes,
    history,
    plans,
    computeUnits,
    limits,
    projects,
    cases,
    offers: settings.offers,
    host: toEndpointHost(settings),
  };
}

const contexts = new Map<Locale, Promise<SliceContext>>();

/** Cached, because creating it reads and fills the content, and a thousand slices are rendered. */
function getContext(locale: Locale): Promise<SliceContext> {
  const context = contexts.get(locale) ?? makeContext(locale);
  contexts.set(locale, context);
  return context;
}

/** Renders a slice on a page in a language, with the embedded provider's data. */
export async function renderSlice(slice: ApiSlice, locale: Locale): Promise<string> {
  const zone = [slice] as unknown as Zone<Content.HomeDocumentDataSlicesSlice>;
  return renderToStaticMarkup(
    <SliceZone slices={zone} components={components} context={await getContext(locale)} />,
  );
}
