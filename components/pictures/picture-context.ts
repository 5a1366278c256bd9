import type { EndpointHost } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import type { Project } from '@/lib/content/projects';
import type { getWrittenChanges } from '@/lib/display/change-log';
import type { ComputeUnits, LiveNodes } from '@/lib/provider';

/** The data for the pictures beside headings. */
export type PictureContext = {
  locale: Locale;
  nodes: LiveNodes;
  computeUnits: ComputeUnits;
  /** The projects of the marketplace; empty for a picture without them. */
  projects: readonly Project[];
  /** The host of our endpoints. */
  host: EndpointHost;
  /** The sections of the page. */
  slices: Parameters<typeof getWrittenChanges>[0];
};

/** Pictures that show projects. */
export const PROJECT_PICTURES: ReadonlySet<string> = new Set(['tool_chains', 'tool_links']);
