import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inlineStyles, readStylesheets } from '@/lib/server/inline-styles';

const CSS = `@font-face{font-family:F;src:url(../media/f.woff2)}.used{color:red}.unused{color:blue}
.used .unused{color:green}.used:not(.unused){top:0}p{margin:0}
@media (width>=768px){.used{left:0}.unused{left:1px}}@media (width>=9px){.unused{right:0}}
@media print{p{color:#000}}@keyframes turn{to{rotate:1turn}}@keyframes idle{to{top:0}}.other,.used{animation:turn 1s}`;

const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
writeFileSync(path.join(folder, 'static/chunks/a.css'), CSS);
const sheets = readStylesheets(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const toPage = (file: string) =>
  `<html><head><link rel="stylesheet" href="/_next/static/chunks/${file}" data-precedence="next"/></head><body><p class="used more">a</p></body></html>`;
const [head = '', body = ''] = inlineStyles(toPage('a.css'), sheets).split('<body>');

describe('the styles in a page', () => {
  it('are those of its classes and elements, also within conditions', () => {
    expect(head).toContain('.used{color:red}');
    expect(head).toContain('.used:not(.unused)');
    expect(head).toContain('p{margin:0}');
    expect(head).toContain('@media (width>=768px){.used{left:0}}');
    expect(head).not.toMatch(/color:(?:blue|green|#000)|right:0|left:1px/);
  });

  it('include the motions that they name, and no others', () => {
    expect(head).toContain('@keyframes turn');
    expect(head).not.toContain('@keyframes idle');
  });

  it('refer to files as seen from the page', () => {
    expect(head).toContain('url(/_next/static/media/f.woff2)}.used');
  });

  it('leave the stylesheet at the end, where nothing waits for it but readers without scripts', () => {
    expect(head).not.toContain('<link');
    expect(body).toMatch(
      /<link rel="stylesheet" href="[^"]+a\.css"[^>]+media="print, \(scripting: none\)"/,
    );
    expect(body).toMatch(/<\/script><\/body>/);
  });

  it('are not touched in a page of another build', () => {
    expect(inlineStyles(toPage('b.css'), sheets)).toBe(toPage('b.css'));
  });
});
