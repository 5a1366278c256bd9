import { expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { getCrumbs } from '@/lib/seo/crumbs';

const getPaths = (path: string) =>
  getCrumbs(path, 'Here', getMessages('en')).map((crumb) => crumb.path);

it('leads from the home page over the sections above to the page', () => {
  expect(getCrumbs('/nodes/eth/', 'Ethereum', getMessages('cn'))).toEqual([
    { label: getMessages('cn').crumbs.home, path: '/' },
    { label: getMessages('cn').crumbs.nodes, path: '/nodes/' },
    { label: 'Ethereum', path: '/nodes/eth/' },
  ]);
  expect(getPaths('/about/')).toEqual(['/', '/about/']);
});

it('passes over a section that has no name', () => {
  expect(getPaths('/unknown/page/')).toEqual(['/', '/unknown/page/']);
});
