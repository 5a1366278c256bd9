import type { Messages } from '@/lib/i18n/messages';

export type Crumb = { label: string; path: string };

/** Returns the short name of a section by its path segment, such as `case-studies`; undefined if it has none. */
function getSectionName(segment: string | undefined, { crumbs }: Messages): string | undefined {
  if (!segment) return crumbs.home;
  const key = segment.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(crumbs, key) ? (crumbs as Record<string, string>)[key] : undefined;
}

/** Returns a page's name in breadcrumbs: its section's name, else its title. */
export function getCrumbName(path: string, title: string, messages: Messages): string {
  return getSectionName(path.split('/').at(-2), messages) ?? title;
}

/** Returns the breadcrumbs from the home page to the page at `path`, which is the last one. */
export function getCrumbs(path: string, title: string, messages: Messages): Crumb[] {
  const sections = path.split('/').slice(1, -2);
  const parents = sections.flatMap((section, index) => {
    const label = getSectionName(section, messages);
    return label ? [{ label, path: `/${sections.slice(0, index + 1).join('/')}/` }] : [];
  });
  const home = { label: messages.crumbs.home, path: '/' };
  return [home, ...parents, { label: getCrumbName(path, title, messages), path }];
}
