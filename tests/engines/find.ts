/** How to find an element: by role and name, text, or otherwise position. */
export type Target = {
  role?: string;
  /** The full accessible name. */
  name?: string;
  /** A pattern for the accessible name. */
  like?: string;
  text?: string;
  css?: string;
  inside?: Target;
  /** Includes hidden elements, such as the options of a closed list. */
  isHidden?: boolean;
};

const byRole = (role: string) => (name?: string, inside?: Target) => ({ role, name, inside });

export const button = byRole('button');
export const link = byRole('link');
export const textbox = byRole('textbox');
export const searchbox = byRole('searchbox');
export const checkbox = byRole('checkbox');
export const toggle = byRole('switch');
export const dialog = byRole('dialog');
export const text = (words: string, inside?: Target): Target => ({ text: words, inside });
export const css = (selector: string, inside?: Target): Target => ({ css: selector, inside });

/** Runs in the page, so it can use only its arguments. */
export function findAll(target: Target): HTMLElement[] {
  const ROLES: Record<string, string> = {
    button: 'button',
    link: 'a[href]',
    textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
    searchbox: 'input[type=search]',
    combobox: 'select',
    checkbox: 'input[type=checkbox]:not([role])',
    radio: 'input[type=radio]',
    dialog: 'dialog',
    heading: 'h1, h2, h3, h4',
    region: 'section[aria-label], section[aria-labelledby]',
    row: 'tr',
    table: 'table',
  };
  const tidy = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  const read = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
    return tidy(copy.textContent);
  };
  const getName = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (labels.length > 0) return labels.map(read).join(' ');
    const own = element.getAttribute('aria-label');
    if (own) return tidy(own);
    const { labels: wrappers } = element as HTMLInputElement;
    if (wrappers?.length) return [...wrappers].map(read).join(' ');
    return read(element.querySelector(':scope > caption, :scope > legend') ?? element);
  };
  const isShown = (element: HTMLElement) =>
    target.isHidden ||
    (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);

  const roots = target.inside ? findAll(target.inside) : [document];
  const { role, name, like, text: words } = target;
  const selector = role ? [ROLES[role], `[role=${role}]`].filter(Boolean).join() : target.css;
  const found = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector ?? '*')])
    .filter((element) => words === undefined || tidy(element.textContent) === words)
    .filter((element) => name === undefined || getName(element) === name)
    .filter((element) => like === undefined || new RegExp(like).test(getName(element)))
    .filter(isShown);
  // Of nested elements with the same text, the innermost.
  return words === undefined
    ? found
    : found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
}
