import 'server-only';
import type { Content, SliceZone as Zone } from '@prismicio/client';
import { SliceZone } from '@prismicio/react';
import type { SliceContext } from '@/components/content/slice-context';
import { getCaseStudies } from '@/lib/content/case-studies';
import { getLimits } from '@/lib/content/limits';
import { getProjects } from '@/lib/content/projects';
import { getShell, getVariables, readHost } from '@/lib/content/view';
import { getHistory, toEmptyHistory } from '@/lib/history';
import { getMessages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { getNodes } from '@/lib/content/nodes';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { components } from '@/slices';

export type PageSlices = Zone<Content.HomeDocumentDataSlicesSlice>;

/** Slices that show recorded history. */
const HISTORY_SLICES = new Set(['region_readings', 'incident_list', 'proof']);

/** Slices that show limits. */
const LIMIT_SLICES = new Set(['limit_matrix', 'plan_table']);

type Props = { slices: PageSlices; locale: Locale } & Pick<SliceContext, 'quote'>;

/** Renders a document's sections with the live data that they may show. */
export async function Slices({ slices, locale, quote }: Props) {
  const hasProjects = slices.some(({ slice_type }) => slice_type === 'project_list');
  const hasCases = slices.some(({ slice_type }) => slice_type === 'case_teasers');
  const hasHistory = slices.some(({ slice_type }) => HISTORY_SLICES.has(slice_type));
  const hasLimits = slices.some(({ slice_type }) => LIMIT_SLICES.has(slice_type));
  const [nodes, history, plans, computeUnits, limits, projects, cases, { settings }, variables] =
    await Promise.all([
      getNodes(),
      hasHistory ? getHistory() : toEmptyHistory(),
      getPlans(),
      getComputeUnits(),
      hasLimits ? getLimits(locale) : [],
      hasProjects ? getProjects(locale) : [],
      hasCases ? getCaseStudies(locale) : [],
      getShell(locale),
      getVariables(locale),
    ]);
  const messages = getMessages(locale);
  const { offers } = settings;
  const context: SliceContext = {
    locale,
    messages,
    nodes,
    history,
    plans,
    computeUnits,
    limits,
    projects,
    cases,
    offers,
    quote,
    host: readHost(variables),
  };
  return <SliceZone slices={slices} components={components} context={context} />;
}
