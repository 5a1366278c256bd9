import { expect, it } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { getCrumbName, getCrumbs } from '@/lib/pages/crumbs';

const getPaths = (path: string) =>
  getCrumbs(path, 'Here', getMessages('en')).map((crumb) => crumb.path);

it('leads from the home page through its sections to the page', () => {
  expect(getCrumbs('/nodes/eth/', 'Ethereum', getMessages('cn'))).toEqual([
    { label: getMessages('cn').crumbs.home, path: '/' },
    { label: getMessages('cn').crumbs.nodes, path: '/nodes/' },
    { label: 'Ethereum', path: '/nodes/eth/' },
  ]);
  expect(getPaths('/about/')).toEqual(['/', '/about/']);
});

it.each([
  ['/dedicated-nodes/', 'Dedicated Nodes'],
  ['/nodes/', 'Shared Nodes'],
  ['/about/', 'Here'],
  ['/to-string/', 'Here'],
])('calls the page at %s by the name of its section, else by its title', (path, name) => {
  expect(getCrumbName(path, 'Here', getMessages('en'))).toBe(name);
});
