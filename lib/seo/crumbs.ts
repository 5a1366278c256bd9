import type { Messages } from '@/lib/i18n/messages';

export type Crumb = { label: string; path: string };

/** The way from the home page to the page at `path`, the page itself being the last step. */
export function getCrumbs(path: string, current: string, { crumbs }: Messages): Crumb[] {
  const words: Record<string, string> = crumbs;
  const sections = path.split('/').slice(1, -2);
  const parents = sections.flatMap((section, index) => {
    const label = words[section.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
    return label ? [{ label, path: `/${sections.slice(0, index + 1).join('/')}/` }] : [];
  });
  return [{ label: crumbs.home, path: '/' }, ...parents, { label: current, path }];
}
