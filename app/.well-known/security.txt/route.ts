import { getCompanyFacts } from '@/lib/content/company-facts';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getSecurityText } from '@/lib/security/security-text';

export const dynamic = 'force-dynamic';

/** Whom to tell about a security hole (RFC 9116). */
export async function GET() {
  const { security_email: email } = await getCompanyFacts(DEFAULT_LOCALE);
  const text = getSecurityText(email, new Date());
  if (text === null) return new Response('Not found\n', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
