import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckedAgo } from '@/components/nodes/CheckedAgo.client';
import { LOOK_MS, STALE_MS } from '@/components/nodes/use-fresh-readings';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => {
  const router = { refresh };
  return { useRouter: () => router };
});

const START = Date.parse('2026-01-02T03:04:00Z');
const toIso = (time: number) => new Date(time).toISOString();

let newest: string | null;
const fetched = vi.fn();

const show = (time = START) =>
  render(<CheckedAgo template="checked {time}" time={toIso(time)} locale="en" />);
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  // The code that checks for newer readings is loaded first.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  refresh.mockReset();
  fetched.mockReset();
  newest = toIso(START + STALE_MS);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched(address);
    return Response.json({ chains: [{ checkedAt: null }, { checkedAt: newest }] });
  });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('makes no request while readings are younger than two minutes', async () => {
  show();
  await wait(STALE_MS - 1);
  expect(fetched).not.toHaveBeenCalled();
});

it('refreshes the page once there are newer readings', async () => {
  show();
  await wait(STALE_MS);
  expect(fetched).toHaveBeenCalledWith('/nodes.json');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  ['fails', async () => Promise.reject(new Error('away'))],
  ['is an error', async () => new Response('', { status: 500 })],
  ['is no JSON', async () => new Response('<html>')],
  ['has no chains', async () => Response.json({})],
])('survives an answer that %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  show();
  await wait(STALE_MS + LOOK_MS);
  expect(refresh).not.toHaveBeenCalled();
});

it('pauses in a hidden tab, and checks as soon as it is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  await wait(STALE_MS + LOOK_MS);
  expect(fetched).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

it('does nothing for visitors who save data, and stops with its page', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { unmount } = show();
  await wait(STALE_MS + LOOK_MS);
  expect(fetched).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  unmount();
  await wait(STALE_MS);
  expect(fetched).not.toHaveBeenCalled();
});
