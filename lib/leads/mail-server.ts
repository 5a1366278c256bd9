import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '@/lib/http/address-key';

const BRACKETS = /^\[|\]$/g;

/** True if a password, and leads with it, would cross a network that others may read. */
function needsTls({ password, hostname }: URL): boolean {
  const host = hostname.toLowerCase().replaceAll(BRACKETS, '');
  return password !== '' && host !== 'localhost' && !isLoopback(host);
}

/** Returns the server's connection options. TLS is optional if nobody could eavesdrop, or the URL says so. */
export function toServer(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const wanted = url.searchParams.get('requireTLS');
  url.searchParams.delete('requireTLS');
  return {
    ...parseConnectionUrl(url.href),
    requireTLS: wanted ? wanted !== 'false' : needsTls(url),
  };
}

async function greets(server: SMTPConnection.Options, timeoutMs: number): Promise<boolean> {
  const connection = new SMTPConnection(server);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
      for (const event of ['error', 'end']) connection.on(event, () => resolve(false));
      connection.connect((error) => resolve(!error));
    });
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** Checks whether a mail server greets; concurrent callers share one check. Never rejects. */
export function createGreetingCheck(
  server: SMTPConnection.Options,
  timeoutMs: number,
): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  return () =>
    (pending ??= greets(server, timeoutMs).finally(() => {
      pending = null;
    }));
}
