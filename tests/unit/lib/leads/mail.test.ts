import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import { createMailNotification } from '@/lib/leads/mail';
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

afterEach(async () => {
  const closing = server;
  server = undefined;
  if (closing) await new Promise<void>((resolve) => closing.close(resolve));
});

async function start() {
  const mails: { to: string[]; text: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

it('tells sales what a lead says, to be answered to its sender, and nobody else', async () => {
  const { mails, url } = await start();
  await createMailNotification({ smtpUrl: url, salesEmail: 'sales@example.com' })(LEAD);
  expect(mails).toHaveLength(1);
  const [{ to, text } = { to: [], text: '' }] = mails;
  expect(to).toEqual(['sales@example.com']);
  expect(text).toMatch(/^Reply-To: .*<ada@example\.com>/m);
  expect(text).toContain('message: Hello');
  expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
});

it('logs the code of a failure and nothing of the lead', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const smtpUrl = 'smtp://127.0.0.1:1';
  await createMailNotification({ smtpUrl, salesEmail: 'sales@example.com' })(LEAD);
  expect(log.mock.calls.flat().join()).toMatch(/ESOCKET|ECONNREFUSED/);
  expect(log.mock.calls.flat().join()).not.toMatch(/ada|Hello/);
});
