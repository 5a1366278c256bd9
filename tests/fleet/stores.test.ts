import { expect, inject, test } from 'vitest';
import { expectNoFailure, getState, killAndWait, waitUntilReady } from './events';

const { origins } = inject('fleet');

test.each(['Redis', 'Postgres'])('%s is killed, and nobody notices', async (name) => {
  await expectNoFailure(() => killAndWait(async () => (await getState()).pids[name]));
});

test('without any instance, cached pages are still served', async () => {
  // Read completely, because a page is stored once its last byte has arrived.
  expect(await (await fetch(`${origins.plain}/`)).text()).toContain('</html>');
  const { instances } = await getState();
  try {
    for (const { pid } of instances) if (pid) process.kill(pid, 'SIGKILL');
    const stored = await fetch(`${origins.plain}/`);
    expect(stored.status).toBe(200);
    expect(await stored.text()).toContain('</html>');
    const missing = await fetch(`${origins.plain}/never-asked-for/`);
    expect(missing.status).toBe(503);
    expect(missing.headers.get('retry-after')).toBe('5');
  } finally {
    for (const { port } of instances) await waitUntilReady(port);
  }
});
