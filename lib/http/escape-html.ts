const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML cannot represent. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Escapes text for HTML or XML, inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(CONTROL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
