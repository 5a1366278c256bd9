import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const LISTENER = '/engines-listener.js';
const COMPLAINTS = '/engines-complaints';

/**
 * Runs first in each page. Errors are sent immediately, so that they arrive before the journey continues. A page being
 * left does not count: its pending requests are aborted.
 */
const SOURCE = `(() => {
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  const complain = (...words) => {
    if (isLeft) return;
    const request = new XMLHttpRequest();
    request.open('POST', '${COMPLAINTS}', false);
    request.send(location.pathname + ': ' + words.join(' '));
  };
  addEventListener('securitypolicyviolation', (event) =>
    complain('policy', event.violatedDirective, event.blockedURI, event.sourceFile));
  addEventListener('unhandledrejection', (event) => complain('rejection', event.reason));
  const isMessage = (event) => 'message' in event;
  addEventListener('error', (event) =>
    isMessage(event) ? complain('error', event.message) : complain('not loaded', event.target.outerHTML), true);
  const { error } = console;
  console.error = (...words) => {
    complain('console', ...words);
    error.apply(console, words);
  };
})();`;

export type Front = {
  url: string;
  /** Takes the errors that pages have reported since the last call. */
  takeComplaints(): string[];
  /** Makes further requests come from another address, with its own limits. */
  changeAddress(): void;
  end(): void;
};

const isHtml = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').startsWith('text/html');

async function sendBack(answer: IncomingMessage, response: ServerResponse) {
  if (!isHtml(answer)) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  const html = await text(answer);
  const body = html.replace('<head>', `<head><script src="${LISTENER}"></script>`);
  const length = Buffer.byteLength(body);
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': length });
  response.end(body);
}

/**
 * A proxy in front of the site that provides every engine with what not every driver can do: it gives each journey its
 * own client address, and collects the errors and policy violations of its pages.
 */
export async function startFront(siteUrl: string, network: number): Promise<Front> {
  let address = 0;
  let complaints: string[] = [];

  const server = createServer(async (request, response) => {
    if (request.url === LISTENER) {
      response.setHeader('content-type', 'text/javascript').end(SOURCE);
      return;
    }
    if (request.url === COMPLAINTS) {
      complaints.push(await text(request));
      response.end();
      return;
    }
    const headers = { ...request.headers, 'x-forwarded-for': `10.${network}.0.${address}` };
    // The listener is inserted into pages, which must therefore be uncompressed.
    if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
    const onward = ask(siteUrl + request.url, { method: request.method, headers }, (answer) =>
      sendBack(answer, response),
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }).listen(0);
  await once(server, 'listening');

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    changeAddress: () => (address += 1),
    end: () => server.close().closeAllConnections(),
  };
}
