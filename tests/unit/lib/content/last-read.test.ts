import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createAnswers, toAnswerKey, type Answer } from '@/lib/answers/answers';
import { createLastRead } from '@/lib/content/last-read';

const BUILT = { en: ['/'], cn: ['/'] };
const NEWER = { en: ['/', '/new/'], cn: ['/'] };

/** A store that outlives a process. */
function createStore() {
  const answers = new Map<string, Answer>();
  return {
    answers,
    get: async (key: string) => answers.get(key) ?? null,
    set: vi.fn(async (key: string, answer: Answer) => void answers.set(key, answer)),
  };
}

const schema = z.record(z.enum(['en', 'cn']), z.array(z.string()));

function start(store: ReturnType<typeof createStore>, read: () => Promise<typeof NEWER>) {
  const log = vi.fn();
  const readFallback = async () => BUILT;
  const options = { what: 'paths', schema, read, kept: createAnswers([store]), readFallback, log };
  return { log, loadPaths: createLastRead(options) };
}

const fail = () => Promise.reject(new Error('the pages of the list are of several versions'));

test('what was last read stays while the service fails, even after a restart', async () => {
  const store = createStore();
  const load = vi.fn().mockResolvedValueOnce(NEWER).mockRejectedValue(new Error('away'));
  const { loadPaths } = start(store, load);
  expect(await loadPaths()).toEqual({ value: NEWER, isComplete: true });
  expect(await loadPaths()).toEqual({ value: NEWER, isComplete: false });
  expect(await start(store, fail).loadPaths()).toEqual({ value: NEWER, isComplete: false });
});

test('uses the fallback if nothing was stored', async () => {
  const { loadPaths, log } = start(createStore(), fail);
  expect(await loadPaths()).toEqual({ value: BUILT, isComplete: false });
  await loadPaths();
  expect(log).toHaveBeenCalledTimes(1);
});

test.each(['no JSON', '{"en":"/"}', '{"en":["/"]}'])(
  'the fallback is used when %s is kept',
  async (text) => {
    const store = createStore();
    store.answers.set(toAnswerKey('paths'), { ref: '', text, readAt: 1 });
    expect(await start(store, fail).loadPaths()).toEqual({ value: BUILT, isComplete: false });
  },
);

test('stores changed values, and repeats unchanged ones each minute', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const store = createStore();
  const load = vi.fn().mockResolvedValueOnce(NEWER).mockResolvedValueOnce(NEWER);
  const { loadPaths } = start(store, load.mockResolvedValue(BUILT));
  await loadPaths();
  await loadPaths();
  expect(store.set).toHaveBeenCalledTimes(1);
  await loadPaths();
  expect(store.set).toHaveBeenCalledTimes(2);
  await loadPaths();
  expect(store.set).toHaveBeenCalledTimes(2);
  clock.mockReturnValue(1_060_000);
  await loadPaths();
  expect(store.set).toHaveBeenCalledTimes(3);
  clock.mockRestore();
});
