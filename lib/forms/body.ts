import { parseJson, readBody } from '@/lib/http/body';
import { isJsonObject } from '@/lib/json';
import { EXTRA_FIELDS } from './kinds';

const MAX_BODY_BYTES = 32 * 1024;

type Fields = Record<string, unknown>;
export type FormBody = { fields: Fields; isPlain: boolean };
export type BodyError = 400 | 413 | 415;

/** Fields that a plain form may send more than once. */
const LISTS = ['selectedNodes', 'chains', 'kinds'];

const getMedia = ({ headers }: Request) =>
  (headers.get('content-type') ?? '').toLowerCase().split(';')[0]?.trim() ?? '';

const FORM_MEDIA: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** True if the response should be a page: requested by `Accept`, or by a form post without one. */
export function wantsPage(request: Request): boolean {
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('application/json')) return false;
  return accepted.includes('text/html') || FORM_MEDIA.has(getMedia(request));
}

function fromJson(bytes: Uint8Array): Fields | null {
  const value = parseJson(bytes);
  return isJsonObject(value) ? { ...value } : null;
}

async function fromForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Fields | null> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const lists = LISTS.map((name) => [name, form.getAll(name)] as const);
    return { ...Object.fromEntries(form), ...Object.fromEntries(lists) };
  } catch {
    return null;
  }
}

/**
 * Reads the fields of a posted form, sent as JSON or by a browser without scripts; otherwise, returns why that is
 * impossible.
 */
export async function readFormBody(request: Request): Promise<FormBody | BodyError> {
  const type = request.headers.get('content-type') ?? '';
  const isJson = getMedia(request) === 'application/json';
  const isForm = FORM_MEDIA.has(getMedia(request));
  if (!isJson && !isForm) return 415;
  const bytes = await readBody(request, { maxBytes: MAX_BODY_BYTES });
  if (bytes === 'unreadable') return 400;
  if (bytes === 'too-large') return 413;
  const fields = isJson ? fromJson(bytes) : await fromForm(bytes, type);
  return fields ? { fields, isPlain: isForm && wantsPage(request) } : 400;
}

/** True if anything was entered into the field that people cannot see. */
export function isHoneypotFilled(fields: Fields): boolean {
  const value = fields[EXTRA_FIELDS.honeypot];
  return value !== undefined && value !== '';
}

/** They would break a header; so would other scripts, which answers to a question may use. */
const CONTROL = /[\u0000-\u001f\u007f]/;
const PRINTABLE = /^[\u0020-\u007e]*$/;

/** Returns a common field if it is a single line of acceptable length. */
export function getExtra(fields: Fields, name: keyof typeof EXTRA_FIELDS): string {
  const value = fields[EXTRA_FIELDS[name]];
  if (typeof value !== 'string' || value.length > 4096) return '';
  const isSound = name === 'captchaToken' ? PRINTABLE.test(value) : !CONTROL.test(value);
  return isSound ? value : '';
}
