import { expect, it } from 'vitest';
import { createMemoryLimit } from '@/lib/forms/rate-limit';
import {
  NETWORK_SHARE,
  RESERVE_BLOCK_MAX,
  RESERVE_FIRST_MAX,
  RESERVE_MAX,
  RESERVE_SHARE,
} from '@/lib/forms/limits';
import { isExhaustive } from '../../../support/exhaustive';
import { KINDS, SOUND, makeForms } from '../../../support/form-post';

/** The default limits of one client, and of everyone. */
const [CLIENT_MAX, FORM_MAX] = [10, 300];

function makeSiteForms() {
  const forms = makeForms();
  forms.services.limits = {
    ...forms.services.limits,
    client: createMemoryLimit(CLIENT_MAX),
    network: createMemoryLimit(CLIENT_MAX * NETWORK_SHARE),
    form: createMemoryLimit(FORM_MAX),
    reserve: {
      network: createMemoryLimit(RESERVE_MAX),
      block: createMemoryLimit(RESERVE_BLOCK_MAX),
      first: createMemoryLimit(RESERVE_FIRST_MAX),
      form: createMemoryLimit(FORM_MAX * RESERVE_SHARE),
    },
  };
  return forms;
}

const HONEST = ['198.51.100.7', '203.0.113.9', '192.0.2.77', '2a00:1:2::1'];

// All forms are counted alike: `npm test` tests two of them.
it.each(KINDS.filter((kind) => isExhaustive || kind === 'contact' || kind === 'subscribe'))(
  'a pool of 1,700 addresses in 170 blocks locks nobody else out: %s',
  async (kind) => {
    const forms = makeSiteForms();
    const postFrom = async (address: string) =>
      (await forms.post(kind, SOUND[kind], { headers: { 'x-forwarded-for': address } })).status;

    // Seven networks use up everyone's limit, then each address posts twice.
    for (let network = 1; network <= 7; network++)
      for (let client = 1; client <= 5; client++)
        for (let post = 0; post < CLIENT_MAX; post++)
          await postFrom(`2001:ffff:${network}:${client}::1`);
    const statuses: number[] = [];
    for (let index = 0; index < 1700; index++) {
      const block = Math.floor(index / 10);
      const address = `${60 + (block % 100)}.${40 + Math.floor(block / 100)}.${index % 10}.9`;
      statuses.push(await postFrom(address), await postFrom(address));
    }
    expect(forms.leads.length).toBeGreaterThan(FORM_MAX * RESERVE_SHARE);
    for (const address of HONEST) expect(await postFrom(address), address).toBe(200);

    // The pool got its blocks' first posts and the common reserve, and no more.
    const passed = 170 * RESERVE_FIRST_MAX + FORM_MAX * RESERVE_SHARE;
    expect(statuses.filter((status) => status === 200)).toHaveLength(passed);
    expect(await postFrom('60.40.200.1')).toBe(429);
  },
);
