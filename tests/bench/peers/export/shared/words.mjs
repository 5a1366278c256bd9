/** Names of fields that no reader sees. */
const HIDDEN =
  /^(?:kind|chain|drawing|picture|key|method|id|type|variation|slice_.*|hide_.*|version)$/;

/** @typedef {{ kind: 'rich' | 'link' | 'text', field: any }} Words */

/**
 * What a value of a document says, in its order: rich texts, links and plain texts.
 * @param {any} value
 * @param {string} [name]
 * @returns {Words[]}
 */
export function readWords(value, name = '') {
  if (value === null || HIDDEN.test(name)) return [];
  if (typeof value === 'string') return [{ kind: 'text', field: value }];
  if (typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    if (value[0]?.spans) return [{ kind: 'rich', field: value }];
    return value.flatMap((item) => readWords(item));
  }
  if (value.link_type) return value.text ? [{ kind: 'link', field: value }] : [];
  return Object.entries(value).flatMap(([key, item]) => readWords(item, key));
}
