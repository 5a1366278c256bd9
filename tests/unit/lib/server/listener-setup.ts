import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getBuildFolder, getNoteFile } from '@/lib/builds/folders';
import { parseEnv } from '@/lib/env';
import { createListener } from '@/lib/server/listener';

const closings: (() => void)[] = [];

/** Calls back when `closeAll` is called. */
export const onClose = (close: () => void) => void closings.push(close);

export const closeAll = () => closings.splice(0).forEach((close) => close());

/** Adds a complete build without pages; returns its folder. */
function addBuild(root: string, id: string, builtAt: number): string {
  const folder = path.join(root, getBuildFolder(id));
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(getNoteFile(folder), JSON.stringify({ id, builtAt, seconds: 1 }));
  return folder;
}

type Options = {
  /** Its pages wait until this ends. */
  render?: () => Promise<void>;
  /** Trusted proxies in front of the server. */
  proxies?: number;
};

/** Starts a server whose responses wait until they are released. */
export async function serve({ render = () => Promise.resolve(), proxies = 1 }: Options = {}) {
  const held: ServerResponse[] = [];
  const root = mkdtempSync(path.join(tmpdir(), 'listener-'));
  const before = addBuild(root, 'before', 1);
  addBuild(root, 'now', 2);
  writeFileSync(path.join(before, 'static', 'only.js'), 'before');
  const listener = await createListener({
    root,
    buildId: 'now',
    env: parseEnv({ TRUSTED_PROXIES: String(proxies) }),
    isEnding: () => false,
    answer: (_, response) => {
      held.push(response);
      return render();
    },
  });
  const server = createServer(listener).listen(0);
  onClose(() => {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    held,
    port,
    get: (client: string, path = '/') =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'x-forwarded-for': client };
        ask({ port, path, headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      }),
  };
}
