import { getSecurityText } from '@/lib/security/security-text';

export const dynamic = 'force-dynamic';

/** Whom to tell of a security hole (RFC 9116). */
export function GET() {
  const text = getSecurityText(new Date());
  if (text === null) return new Response('Not found\n', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
