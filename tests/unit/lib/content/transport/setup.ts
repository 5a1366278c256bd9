import { buildQueryURL, filter } from '@prismicio/client';
import { vi } from 'vitest';
import { createEmbeddedRepository } from '@/embedded/content';
import type { StoredDocument } from '@/embedded/content/types';
import { createTransport } from '@/lib/content/transport';
import { createAnswers } from '@/lib/answers/answers';
import { createOutage } from '@/lib/content/transport/outage';
import type { RefMode } from '@/lib/content/transport/pick-ref';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { createTestStore } from '../../../../support/answer-store';
import { LANGUAGES, toDocument } from '../../../embedded/content/fixtures';

export const ENDPOINT = 'https://transport-test.cdn.prismic.io/api/v2';

export const json = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers });

/** A response that never comes. */
export const hang = () => new Promise<Response>(() => undefined);

export type Fault = (url: URL) => Response | null | Promise<Response | null>;

type Options = {
  mode?: RefMode;
  timeoutMs?: number;
  pauseMs?: number;
  waitMs?: number;
  release?: StoredDocument;
  isShared?: boolean;
};

const toSettings = (brand: string) =>
  toDocument({ id: 'settings', type: 'settings', uid: null, data: { brand } });

/** Creates a repository that can change and fail, and starts transports over it like new processes. */
export function createTestRepository(options: Options = {}) {
  const { mode = {}, timeoutMs = 200, pauseMs = 1000, waitMs, release } = options;
  const { isShared = false } = options;
  const store = createTestStore();
  const toAbout = (text: string, slices?: unknown[]) => {
    const data = { text, ...(slices && { slices }) };
    return [
      toDocument({ id: 'about', data }),
      toDocument({ id: 'about-cn', uid: 'about', lang: 'zh-cn', group: 'about', data }),
    ];
  };
  let documents = [toSettings('First'), ...toAbout('First')];
  let fault: Fault = () => null;
  let versions = 0;
  const requests: URL[] = [];
  const warn = vi.fn<(line: string) => void>();
  const info = vi.fn<(line: string) => void>();
  const clock = { now: 1_000_000 };
  const handle = createEmbeddedRepository({
    name: 'transport-test',
    languages: LANGUAGES,
    documents: () => documents,
    releases: release ? [{ id: 'R1', label: 'Spring', documents: [release] }] : [],
  });
  const fetch = async (url: string, init?: RequestInit) => {
    requests.push(new URL(url));
    const broken = await Promise.race([
      fault(new URL(url)),
      new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    ]);
    return broken ?? handle(new Request(url));
  };
  const toUrl = (ref: string, uid = 'about', lang = 'en-gb') =>
    buildQueryURL(ENDPOINT, { ref, filters: [filter.at('my.page.uid', uid)], lang });
  const toListUrl = (ref: string) =>
    buildQueryURL(ENDPOINT, {
      ref,
      filters: [filter.any('document.type', ['page'])],
      lang: '*',
      pageSize: 100,
    });

  const toSettingsUrl = (ref: string) =>
    buildQueryURL(ENDPOINT, { ref, filters: [filter.at('document.type', 'settings')] });

  const begin = () => {
    const transport = createTransport({
      endpoint: ENDPOINT,
      fetch,
      timeoutMs,
      ...(waitMs !== undefined && { waitMs }),
      patience: { tries: 2, maxWaitMs: 300 },
      answers: createAnswers([store]),
      outage: createOutage({ pauseMs, now: () => clock.now, warn, info }),
      mode,
      isShared,
      needs: {
        toQuery: toSettingsUrl,
        isType: (type) => type === 'settings',
        findLack: ({ results }) => (results.length > 0 ? null : 'settings en-gb'),
      },
      warn,
    });
    return {
      ...transport,
      /** Returns the text of a page as rendered now. */
      async read(uid = 'about', lang = 'en-gb'): Promise<string | undefined> {
        const { ref } = await transport.getVersion();
        const response = await transport.fetch(toUrl(ref, uid, lang));
        const page = (await response.json()) as { results: { data: { text: string } }[] };
        return page.results[0]?.data.text;
      },
      /** Counts the documents that every page needs. */
      async countNeeded(): Promise<number> {
        const { ref } = await transport.getVersion();
        const response = await transport.fetch(toSettingsUrl(ref));
        return ((await response.json()) as SearchPage).results.length;
      },
      /** Reads the list of all pages, which the site's paths come from; returns its length. */
      async readList(): Promise<number> {
        const { ref } = await transport.getVersion();
        for (let page = 1, count = 0; ; page += 1) {
          const url = `${toListUrl(ref)}${page > 1 ? `&page=${page}` : ''}`;
          const list = (await (await transport.fetch(url)).json()) as SearchPage;
          count += list.results.length;
          if (list.next_page === null) return count;
        }
      },
    };
  };
  return {
    begin,
    requests,
    warn,
    info,
    clock,
    toUrl,
    toListUrl,
    toSettingsUrl,
    /** The service's own response. */
    answer: (url: string) => handle(new Request(url)),
    break: (next: Fault) => {
      fault = next;
    },
    mend: () => {
      fault = () => null;
    },
    publish: (text: string, slices?: unknown[]) => {
      documents = [toSettings(text), ...toAbout(text, slices)];
    },
    /** Unpublishes a page and publishes the rest again. */
    unpublish: (text: string) => {
      documents = [toSettings(text)];
    },
    /** Publishes this many pages besides what every version has. */
    publishPages: (count: number, { areNamed = true } = {}) => {
      const pages = Array.from({ length: count }, (_, index) =>
        toDocument({ id: `page-${index}`, ...(!areNamed && { uid: null }) }),
      );
      documents = [toSettings(`${count} pages, ${(versions += 1)}`), ...pages];
    },
    empty: () => {
      documents = [];
    },
  };
}
