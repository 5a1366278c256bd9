const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Signs that XML has no way to write. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Text as HTML or XML that is safe within an element and within a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(CONTROL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
