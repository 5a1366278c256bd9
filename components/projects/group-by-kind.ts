import { PROJECT_KINDS, type Project, type ProjectKind } from '@/lib/content/projects';

export type ProjectGroup = { kind: ProjectKind; projects: Project[] };

/** Groups projects by category, in the order of the categories; empty ones are left out. */
export function groupByKind(projects: readonly Project[]): ProjectGroup[] {
  return PROJECT_KINDS.map((kind) => ({
    kind,
    projects: projects.filter((project) => project.kind === kind),
  })).filter((group) => group.projects.length > 0);
}
