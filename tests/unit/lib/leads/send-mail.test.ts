import { once } from 'node:events';
import { type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { createMailer } from '@/lib/leads/send-mail';
import type { NewLead } from '@/lib/leads/types';

const LEAD: NewLead = {
  key: 'k',
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { name: 'Ada\r\nBcc: all@example.com', email: 'ada@example.com', message: 'Hello' },
  token: 't',
};

let server: SMTPServer | undefined;
let mailers: ReturnType<typeof createMailer>[];
let log: MockInstance;

beforeEach(() => {
  mailers = [];
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  mailers.forEach(({ close }) => close());
  log.mockRestore();
  const closing = server;
  server = undefined;
  if (closing) await new Promise<void>((resolve) => closing.close(resolve));
});

/** Sends a lead with a mailer of its own. */
async function send(smtpUrl: string, lead = LEAD, settings = {}) {
  const mailer = createMailer({ smtpUrl, salesEmail: 'sales@example.com', ...settings });
  mailers.push(mailer);
  return mailer.send(lead);
}

type Mail = { to: string[]; text: string; headers: string };

/** Starts a mail server; `refusal` is its response to each message. */
async function start(host = '127.0.0.1', refusal?: number | 'hang up') {
  const sockets: Socket[] = [];
  const mails: Mail[] = [];
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _, callback) => callback(null, { user: auth.username }),
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const headers = text.slice(0, text.indexOf('\r\n\r\n'));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text, headers });
        if (refusal === 'hang up') sockets.forEach((socket) => socket.destroy());
        else if (refusal) callback(Object.assign(new Error('refused'), { responseCode: refusal }));
        else callback();
      });
    },
  });
  const listening = server.listen(0, host);
  listening.on('connection', (socket) => sockets.push(socket));
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { mails, sockets, url: `smtp://${host}:${port}` };
}

it("sends a lead's content to sales alone, with replies to its sender", async () => {
  const { mails, url } = await start();
  expect(await send(url)).toEqual({ isAccepted: true });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['sales@example.com']);
  expect(mails[0]?.headers).toMatch(/^Reply-To: .*<ada@example\.com>/m);
  expect(mails[0]?.text).toMatch(/^Hello\r?$/m);
});

it('gives all mails about one lead the same Message-ID, over few connections', async () => {
  const { mails, sockets, url } = await start();
  const mailer = createMailer({ smtpUrl: url, salesEmail: 'Sales <sales@example.com>' });
  mailers.push(mailer);
  await Promise.all(['k', 'k', 'a', 'b', 'c'].map((key) => mailer.send({ ...LEAD, key })));
  const names = mails.map(({ headers }) => /^Message-ID: (.*?)\r?$/m.exec(headers)?.[1]);
  expect(names.filter((name) => name === '<k@example.com>')).toHaveLength(2);
  expect(new Set(names).size).toBe(4);
  expect(sockets.length).toBeLessThanOrEqual(3);
});

it.each([
  // Any host but the loopback, reachable without a network.
  ['is not sent in plain text', '0.0.0.0', '', false],
  ['is, where the address says so', '0.0.0.0', '?requireTLS=false', true],
  ['is, within one machine', '127.0.0.1', '', true],
])('a password %s', async (_, host, query, isSent) => {
  const { mails, url } = await start(host);
  const smtpUrl = `${url.replace('//', '//user:password@')}/${query}`;
  expect((await send(smtpUrl)).isAccepted).toBe(isSent);
  expect(mails).toHaveLength(Number(isSent));
});

it.each([
  ['a line break in the name', { name: 'Ada\r\nBcc: all@example.com\r\n\r\nbody' }],
  ['an override of direction', { name: 'Ada\u202emoc.elpmaxe@lla' }],
  ['a line break in the address', { email: 'ada@example.com>\r\nBcc: <all@example.com' }],
  ['a second address', { email: 'ada@example.com, all@example.com' }],
])('adds no header and no recipient for %s', async (_, payload) => {
  const { mails, url } = await start();
  await send(url, { ...LEAD, payload: { ...LEAD.payload, ...payload } });
  const [{ to, headers } = { to: [], headers: '' }] = mails;
  expect(to).toEqual(['sales@example.com']);
  const lines = headers.split(/\r\n(?![ \t])/);
  const names = lines.map((line) => line.slice(0, line.indexOf(':')));
  expect(names.filter((name) => name !== 'Reply-To').sort()).toEqual([
    ...['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version'],
    ...['Message-ID', 'Subject', 'To'],
  ]);
  expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/);
  // CR, LF, U+2028 and U+202E in encoded words.
  expect(headers).not.toMatch(/^Reply-To:.*(=0[AD]|=E2=80=A[8E])/m);
});

it.each([554, 'hang up'] as const)(
  'tries once where the server answers a message with “%s”, and leaves the rest to the outbox',
  async (said) => {
    const { mails, url } = await start('127.0.0.1', said);
    expect(await send(url)).toMatchObject({ isAccepted: false, reason: expect.any(String) });
    expect(mails).toHaveLength(1);
  },
);

it('logs the code of a failure and nothing of the lead', async () => {
  expect(await send('smtp://127.0.0.1:1')).toMatchObject({ isAccepted: false });
  expect(log.mock.calls.flat().join()).toMatch(/\(E[A-Z]+\)/);
  expect(log.mock.calls.flat().join()).not.toMatch(/ada|Hello/);
});
