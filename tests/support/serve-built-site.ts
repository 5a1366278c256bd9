import type { TestProject } from 'vitest/node';
import { makeSiteCopy } from './site-copy';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the newest build is served, for read-only tests. */
    siteUrl: string;
    /** The folder it is served from. */
    siteRoot: string;
  }
}

/** Serves the newest build once for all tests of the project, from a copy: another server may use its folder. */
export default async function serveBuiltSite(project: TestProject) {
  const copy = makeSiteCopy({ isBuilt: true });
  const site = await copy.serve({ PRISMIC_WEBHOOK_SECRET: '' });
  project.provide('siteUrl', site.url);
  project.provide('siteRoot', copy.root);
  return async () => {
    await site.stop();
    copy.remove();
  };
}
