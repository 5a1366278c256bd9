import { expect } from 'vitest';
import { mountRepository, toContentSettings, type Repository } from '../doubles/repository';
import { trySome } from './exhaustive';
import { makeSiteCopy, type RunningSite } from './site-copy';

const SECRET = 'webhook-secret';
/** A tenth of the defaults. */
const TIMES = { PRISMIC_TIMEOUT_MS: '1500', PRISMIC_CHECK_MS: '6000' };
export const PATIENCE = { timeout: 30_000, interval: 100 };
export const KNOWN_PAGES = trySome(
  ['/', '/nodes/eth/', '/cn/pricing/', '/cn/', '/nodes/', '/faucet/eth-sepolia/'],
  3,
);

/** A site over its own repository, whose content can change and whose responses can fail. */
export type ChangingSite = Awaited<ReturnType<typeof serveChangingSite>>;

/** Serves the newest build over its own repository. */
export async function serveChangingSite() {
  const content: Repository = await mountRepository();
  const copy = makeSiteCopy({ isBuilt: true });
  const env = { ...toContentSettings(content), ...TIMES, PRISMIC_WEBHOOK_SECRET: SECRET };
  let site: RunningSite = await copy.serve(env);
  let round = 0;

  const getStatus = async (page: string) => (await fetch(site.url + page)).status;
  const getBrand = () => `Brand ${round}`;
  /** Returns the pages that the last publication added. */
  const getNewPages = () => [`/page-${round}/`, `/cn/page-${round}/`];
  /** Returns the name of the site that a page shows. */
  const getShown = async (page: string) => /Brand \d+\b/.exec(await site.getText(page))?.[0];

  /** Announces a publication to the site's webhook. */
  async function announce(slash = '/') {
    const body = JSON.stringify({ type: 'api-update', secret: SECRET });
    const response = await fetch(`${site.url}/api/revalidate${slash}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(response.status).toBe(200);
  }

  /** Renames the site, and adds a page to each language that nobody has opened. */
  function publish() {
    round += 1;
    content.publish((documents) => {
      for (const { type, data } of documents) if (type === 'settings') data.brand_name = getBrand();
      const models = documents.filter(({ uid }) => uid === 'tracker');
      const uid = `page-${round}`;
      documents.push(
        ...models.map((page) => ({ ...page, id: `${uid}-${page.lang}`, uid, group: uid })),
      );
    });
  }

  const waitForBrand = (brand: string) =>
    Promise.all(KNOWN_PAGES.map((page) => expect.poll(() => getShown(page), PATIENCE).toBe(brand)));

  return {
    content,
    getBrand,
    getNewPages,
    getShown,
    announce,
    publish,
    waitForBrand,

    waitForPages: (pages: string[]) =>
      Promise.all(pages.map((page) => expect.poll(() => getStatus(page), PATIENCE).toBe(200))),

    /** Ends any fault, publishes again, and waits until the site shows it and knows the new pages. */
    async publishAndWait() {
      content.setFault(null);
      publish();
      await announce();
      await waitForBrand(getBrand());
      // An unknown path makes the site update its list of pages, without opening any.
      expect(await getStatus(`/unknown-${round}/`)).toBe(404);
    },

    /** Expects every known page to show this name. */
    async expectKnownPages(brand: string) {
      for (const page of KNOWN_PAGES) expect(await getShown(page), page).toBe(brand);
    },

    /**
     * Stops the site and serves it again, with its stored data.
     * @param meanwhile runs in between
     */
    async restart(meanwhile?: () => void) {
      await site.stop();
      meanwhile?.();
      site = await copy.serve(env);
    },

    async end() {
      await site.stop();
      await content.close();
      copy.remove();
    },
  };
}
