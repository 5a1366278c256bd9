import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import nextPackage from 'next/package.json';
import { countPages, runBuild } from '../bench/builds';
import { onEnd } from '../bench/endings';
import { getMemory, startServer } from '../bench/server';
import { placeFiles, serveFiles } from './files';
import { callWebhook, type Pages, type Peer, type Running } from './peer';

const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

export type Bench = {
  projectRoot: string;
  /** A folder for this run. */
  folder: string;
  nginx: string;
  /** Environment variables that tell peers where to read content. */
  content: Record<string, string>;
};

export const PAGES: Pages = {
  home: '/en-gb/',
  list: '/en-gb/case-studies/',
  detail: '/en-gb/case-studies/tangem/',
};

/** Overlays layers of tests/bench/peers with what all peers share. */
export function layOut(projectRoot: string, to: string, layers: readonly string[]): void {
  const peers = path.join(projectRoot, 'tests/bench/peers');
  for (const layer of layers) cpSync(path.join(peers, layer), to, { recursive: true });
  cpSync(path.join(peers, 'export/shared'), path.join(to, 'shared'), { recursive: true });
  cpSync(path.join(projectRoot, FONT), path.join(to, 'shared/geist.woff2'));
}

/** Creates a folder inside the project, so that an app finds its packages. */
function makeAppFolder(projectRoot: string): string {
  const parent = path.join(projectRoot, '.data');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(path.join(parent, 'bench-'));
  onEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  return root;
}

async function timeBuild({ projectRoot, content }: Bench, root: string) {
  rmSync(path.join(root, '.next'), { recursive: true, force: true });
  const began = performance.now();
  await runBuild(projectRoot, root, content);
  const seconds = (performance.now() - began) / 1000;
  return { seconds, pages: countPages(path.join(root, '.next')) };
}

async function startNext({ projectRoot, content }: Bench, root: string): Promise<Running> {
  const { origin, pid } = await startServer(projectRoot, root, content);
  return {
    origin,
    port: Number(new URL(origin).port),
    assets: path.join(root, '.next'),
    getMemory: () => getMemory(pid),
  };
}

/** One page with a few words: the cost of the framework itself. */
export function createBarePeer(bench: Bench): Peer {
  const root = makeAppFolder(bench.projectRoot);
  cpSync(path.join(bench.projectRoot, 'tests/bench/bare'), root, { recursive: true });
  return {
    name: 'bare Next.js',
    versions: `next ${nextPackage.version}`,
    pages: { home: '/', list: null, detail: null },
    build: () => timeBuild(bench, root),
    start: () => startNext(bench, root),
    publish: null,
  };
}

/** Built like Prismic's multi-language starter: cached calls with a tag, which the webhook invalidates. */
export function createStarterPeer(bench: Bench): Peer {
  const root = makeAppFolder(bench.projectRoot);
  layOut(bench.projectRoot, root, ['export', 'starter']);
  return {
    name: 'Prismic starter',
    versions: `next ${nextPackage.version}`,
    pages: PAGES,
    build: () => timeBuild(bench, root),
    start: () => startNext(bench, root),
    publish: (running) => callWebhook(running, ''),
  };
}

/** Next's static export, as files behind nginx. */
export function createExportPeer(bench: Bench): Peer {
  const root = makeAppFolder(bench.projectRoot);
  const files = path.join(bench.folder, 'export');
  layOut(bench.projectRoot, root, ['export']);
  async function build() {
    const built = await timeBuild(bench, root);
    placeFiles(path.join(root, 'out'), files);
    return built;
  }
  mkdirSync(files);
  return {
    name: 'Next.js export',
    versions: `next ${nextPackage.version}`,
    pages: PAGES,
    build,
    start: async () => ({
      ...(await serveFiles(bench.nginx, bench.folder, files)),
      assets: path.join(files, '_next'),
    }),
    // With the last build's cache, as on a build server, but without the content service's responses.
    publish: async () => {
      rmSync(path.join(root, '.next/cache/fetch-cache'), { recursive: true, force: true });
      await runBuild(bench.projectRoot, root, bench.content);
      placeFiles(path.join(root, 'out'), files);
    },
  };
}
