import type { Build } from './builds';
import { loadPage, type Load } from './load';
import { startServer } from './server';
import { weighPage, type Weight } from './weigh';

export type PageResult = { path: string; weight: Weight; load: Load };
export type Result = { origin: string; build: Build; pages: PageResult[] };

/** Serves a build and measures some of its pages, one after another. */
export async function measure(projectRoot: string, build: Build, paths: string[]): Promise<Result> {
  const { origin } = await startServer(projectRoot, build.root);
  const pages: PageResult[] = [];
  for (const path of paths) {
    const weight = await weighPage(origin, path);
    pages.push({ path, weight, load: await loadPage(origin, path) });
  }
  return { origin, build, pages };
}
