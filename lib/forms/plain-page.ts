import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/http/escape-html';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** The page's only style: the site's style sheet has a different name in every build, and is far larger. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fbfbf8;--surface:#fff;--ink:#101418;--muted:#55606a;--control:#868e86;--accent:#0b7a4b;--danger:#b3261e;--hairline:#e1e4de}
@media(prefers-color-scheme:dark){:root{--paper:#0b0e0d;--surface:#121716;--ink:#ecf1ee;--muted:#9ba7a2;--control:#66716c;--accent:#5be49b;--danger:#ff8a80;--hairline:#232b29}}
*{box-sizing:border-box}
body{min-height:100vh;margin:0;padding:24px 16px;display:flex;font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;color:var(--ink);background:var(--paper)}
main{width:100%;max-width:520px;margin:auto;padding:32px;background:var(--surface);border:1px solid var(--hairline);border-radius:12px}
h1{margin:0 0 12px;font-size:26px;line-height:1.25;text-wrap:balance}
p{margin:0 0 20px;color:var(--muted)}
.notice{padding-left:12px;color:var(--danger);border-left:3px solid}
label{display:block;margin-bottom:8px;font-weight:600;text-wrap:balance}
input,button{min-height:48px;font:inherit;border-radius:8px}
input{width:100%;margin-bottom:20px;padding:8px 14px;color:inherit;background:var(--paper);border:1px solid var(--control)}
button{padding:8px 24px;font-weight:600;color:#101418;background:#c8f169;border:1px solid transparent;cursor:pointer}
button:hover{background:#bce755}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:480px){main{padding:24px 20px}button{width:100%}}
`;

/** Allows this style and the form's own URL, and nothing else. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Parts = {
  locale: Locale;
  title: string;
  /** HTML of the page below its heading. */
  content: string;
  /** URL of the page that replaces this one at once. */
  redirect?: string;
  status: number;
  headers?: Headers;
};

/** Builds a page without the site's frame or scripts. */
export function toPlainPage({ locale, title, content, redirect, status, headers }: Parts) {
  const refresh = redirect
    ? `<meta http-equiv="refresh" content="0; url=${escapeHtml(redirect)}">\n`
    : '';
  const html = `<!doctype html>
<html lang="${LOCALES[locale].html}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</html>
`;
  const all = new Headers(headers);
  all.set('cache-control', 'no-store');
  all.set('content-security-policy', POLICY);
  all.set('content-type', 'text/html; charset=utf-8');
  all.set('x-robots-tag', 'noindex');
  return new Response(html, { status, headers: all });
}
