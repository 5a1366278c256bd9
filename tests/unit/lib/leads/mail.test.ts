import { once } from 'node:events';
import { createServer, isIPv6, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { createMailNotification } from '@/lib/leads/mail';
import type { NewLead } from '@/lib/leads/types';
import { hasIpv6 } from '@/scripts/fleet/listen';

const LEAD: NewLead = {
  key: 'k',
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { name: 'Ada\r\nBcc: all@example.com', email: 'ada@example.com', message: 'Hello' },
  token: 't',
};

let server: SMTPServer | undefined;

afterEach(async () => {
  const closing = server;
  server = undefined;
  if (closing) await new Promise<void>((resolve) => closing.close(resolve));
});

/** Starts a mail server; `refusal` is its response to each message. */
async function start(host = '127.0.0.1', refusal?: number | 'hang up') {
  const sockets: Socket[] = [];
  const mails: { to: string[]; text: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _, callback) => callback(null, { user: auth.username }),
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, callback) =>
      callback(address.startsWith('gone') ? new Error('no such mailbox') : null),
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
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
  return { mails, url: `smtp://${isIPv6(host) ? `[${host}]` : host}:${port}` };
}

it("sends a lead's content to sales alone, with replies to its sender", async () => {
  const { mails, url } = await start();
  const notify = createMailNotification({ smtpUrl: url, salesEmail: 'sales@example.com' });
  expect(await notify(LEAD)).toBe('sent');
  expect(mails).toHaveLength(1);
  const [{ to, text } = { to: [], text: '' }] = mails;
  expect(to).toEqual(['sales@example.com']);
  expect(text).toMatch(/^Reply-To: .*<ada@example\.com>/m);
  expect(text).toMatch(/^Hello\r?$/m);
  expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
});

it('gives all mails about one lead the same Message-ID', async () => {
  const { mails, url } = await start();
  const notify = createMailNotification({ smtpUrl: url, salesEmail: 'Sales <sales@example.com>' });
  for (const key of ['k', 'k', 'other']) await notify({ ...LEAD, key });
  const names = mails.map(({ text }) => /^Message-ID: (.*?)\r?$/m.exec(text)?.[1]);
  expect(names).toEqual(['<k@example.com>', '<k@example.com>', '<other@example.com>']);
});

const PASSWORDS: [what: string, host: string, query: string, isSent: boolean][] = [
  // Any host but the loopback, reachable without a network.
  ['is not sent in plain text', '0.0.0.0', '', false],
  ['is not, where the address says nothing of it', '0.0.0.0', '?requireTLS=', false],
  ['is, where the address says so', '0.0.0.0', '?requireTLS=false', true],
  ['is, within one machine', '127.0.0.1', '', true],
];
if (hasIpv6()) PASSWORDS.push(['is, within one machine by IPv6', '::1', '', true]);

it.each(PASSWORDS)('a password %s', async (_, host, query, isSent) => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { mails, url } = await start(host);
  const smtpUrl = `${url.replace('//', '//user:password@')}/${query}`;
  const notify = createMailNotification({ smtpUrl, salesEmail: 'sales@example.com' });
  expect(await notify(LEAD)).toBe(isSent ? 'sent' : 'failed');
  expect(mails).toHaveLength(Number(isSent));
  expect(warn).toHaveBeenCalledTimes(Number(!isSent));
  warn.mockRestore();
});

it.each([
  ['a line break in the name', { name: 'Ada\r\nBcc: all@example.com\r\n\r\nbody' }],
  ['a bare line feed', { name: 'Ada\nBcc: all@example.com' }],
  ['a quoted name', { name: 'Ada" <a@b.c>\r\nBcc: all@example.com' }],
  ['an override of direction', { name: 'Ada\u202emoc.elpmaxe@lla' }],
  ['another line separator', { name: 'Ada\u2028Bcc: all@example.com\u0085Cc: all@example.com' }],
  ['a line break in the address', { email: 'ada@example.com>\r\nBcc: <all@example.com' }],
  ['a second address', { email: 'ada@example.com, all@example.com' }],
  ['a company in place of a name', { name: undefined, company_name: 'E\r\nBcc: all@example.com' }],
])('adds no header and no recipient for %s', async (_, payload) => {
  const { mails, url } = await start();
  const lead = { ...LEAD, payload: { ...LEAD.payload, ...payload } };
  await createMailNotification({ smtpUrl: url, salesEmail: 'sales@example.com' })(lead);
  const [{ to, text } = { to: [], text: '' }] = mails;
  expect(to).toEqual(['sales@example.com']);
  const headers = text.slice(0, text.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
  const names = headers.map((line) => line.slice(0, line.indexOf(':')));
  expect(names.sort()).toEqual([
    ...['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version'],
    ...['Message-ID', 'Reply-To', 'Subject', 'To'],
  ]);
  // CR, LF, U+2028 and U+202E in encoded words.
  expect(text).not.toMatch(/^Reply-To:.*(=0[AD]|=E2=80=A[8E])/m);
});

it.each<[said: number | 'hang up', result: string]>([
  [554, 'refused'],
  [451, 'put off'],
  [421, 'put off'],
  ['hang up', 'busy'],
])(
  'tells a server that answers a message with “%s” from one that is away: %s',
  async (said, result) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url } = await start('127.0.0.1', said);
    const notify = createMailNotification({ smtpUrl: url, salesEmail: 'sales@example.com' });
    expect(await notify(LEAD)).toBe(result);
    log.mockRestore();
  },
);

it('takes a rejected recipient, which all mails have, for no fault of the message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { mails, url } = await start();
  const notify = createMailNotification({ smtpUrl: url, salesEmail: 'gone@example.com' });
  expect(await notify(LEAD)).toBe('busy');
  expect(mails).toEqual([]);
  log.mockRestore();
});

it.each([
  ['ü@example.com', undefined],
  ['ada@exämple.com', 'ada@xn--exmple-cua.com'],
])('sends headers of ASCII alone, also for %s', async (email, address) => {
  const { mails, url } = await start();
  const notify = createMailNotification({ smtpUrl: url, salesEmail: 'sales@example.com' });
  await notify({ ...LEAD, payload: { ...LEAD.payload, email } });
  const [{ text } = { text: '' }] = mails;
  const headers = text.slice(0, text.indexOf('\r\n\r\n'));
  expect(/^Reply-To: .*<(.*)>/m.exec(headers)?.[1]).toBe(address);
  expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/);
});

it('gives up on a mail server that never stops talking', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const timers: NodeJS.Timeout[] = [];
  const closed = vi.fn();
  const dripping = createServer((socket) => {
    socket.on('error', () => undefined).on('close', closed);
    socket.resume().write('220 ready\r\n');
    timers.push(setInterval(() => socket.write('250-wait\r\n'), 5));
  }).listen(0, '127.0.0.1');
  await once(dripping, 'listening');
  const { port } = dripping.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const notify = createMailNotification({ smtpUrl, salesEmail: 's@example.com', timeoutMs: 100 });
  expect(await notify(LEAD)).toBe('failed');
  await expect.poll(() => closed).toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  timers.forEach(clearInterval);
  dripping.close();
  log.mockRestore();
});

it('logs the code of a failure and nothing of the lead', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const smtpUrl = 'smtp://127.0.0.1:1';
  const notify = createMailNotification({ smtpUrl, salesEmail: 'sales@example.com' });
  expect(await notify(LEAD)).toBe('failed');
  expect(log.mock.calls.flat().join()).toMatch(/\(E[A-Z]+\)/);
  expect(log.mock.calls.flat().join()).not.toMatch(/ada|Hello/);
});
