import { expect, it } from 'vitest';
import { groupByKind } from '@/components/projects/group-by-kind';
import type { Project, ProjectKind } from '@/lib/content/projects';

const toProject = (uid: string, kind: ProjectKind): Project => ({
  uid,
  name: uid,
  kind,
  lead: [],
  interfaces: null,
  website: { link_type: 'Any' },
  chains: [],
});

it('keeps the order of categories and projects, and omits empty categories', () => {
  const projects = [
    toProject('b', 'oracle'),
    toProject('z', 'wallet'),
    toProject('a', 'wallet'),
    toProject('c', 'tool'),
  ];
  const groups = groupByKind(projects).map(({ kind, projects: own }) => [
    kind,
    own.map(({ uid }) => uid),
  ]);
  expect(groups).toEqual([
    ['wallet', ['z', 'a']],
    ['tool', ['c']],
    ['oracle', ['b']],
  ]);
});
