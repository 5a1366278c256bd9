import { listBuilds } from '../../lib/builds/folders';
import { makeSiteCopy } from '../../tests/support/site-copy';
import { readSiteBuild } from '../bench/builds';
import { onEnd } from '../bench/endings';
import { getMemory, startServer } from '../bench/server';
import { buildSite } from '../build-site';
import type { Bench } from './next-peers';
import { callWebhook, type Peer } from './peer';

const SECRET = 'bench-webhook-secret';

/** This site, which serves a copy of its build and reads the same content service as its peers. */
export function createOwnPeer({ projectRoot, content }: Bench): Peer {
  return {
    name: 'this site',
    versions: '',
    pages: { home: '/', list: '/case-studies/', detail: '/case-studies/tangem/' },
    async build() {
      await buildSite(projectRoot);
      return readSiteBuild(projectRoot);
    },
    async start() {
      const copy = makeSiteCopy({ isBuilt: true });
      onEnd(copy.remove);
      const [build] = listBuilds(copy.root);
      if (!build) throw new Error('The site is not built.');
      const { origin, pid } = await startServer(copy.root, copy.root, {
        PRISMIC_REPOSITORY: content.BENCH_REPOSITORY ?? '',
        PRISMIC_ENDPOINT: content.BENCH_CONTENT_URL ?? '',
        PRISMIC_WEBHOOK_SECRET: SECRET,
        TRUSTED_PROXIES: '1',
      });
      return {
        origin,
        port: Number(new URL(origin).port),
        assets: build.folder,
        getMemory: () => getMemory(pid),
      };
    },
    publish: (running) => callWebhook(running, SECRET),
  };
}
