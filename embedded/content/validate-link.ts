import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import type { LinkConfig } from './models';
import { checkKeys } from './validate-context';
import type { FieldContext } from './validate-context';

const COMMON_KEYS = ['link_type', 'text', 'variant', 'key'];
const COMPUTED_KEYS = ['tags', 'slug', 'url', 'first_publication_date', 'last_publication_date'];
const KIND_KEYS: Record<string, readonly string[]> = {
  Any: [],
  Document: ['id', 'target', 'type', 'uid', 'lang', 'isBroken', ...COMPUTED_KEYS],
  Web: ['url', 'target'],
  Media: ['id', 'name', 'kind', 'url', 'size', 'height', 'width', 'target'],
};
const WEB_ADDRESS = /^(?:https?:\/\/.|mailto:.|tel:.|\/(?!\/)|#)/;

function checkDocumentLink(
  link: JsonObject,
  { customtypes }: LinkConfig,
  path: string,
  { document, getTarget, report }: FieldContext,
) {
  const target = getTarget(String(link.id));
  if (!target) return report(path, `links to "${String(link.id)}", which does not exist`);
  if (target.lang !== document.lang) {
    report(path, `a ${document.lang} document links to "${target.id}", which is ${target.lang}`);
  }
  const types = customtypes?.map((type) => (typeof type === 'string' ? type : type.id));
  if (types?.length && !types.includes(target.type)) {
    report(path, `links to a ${target.type}; allowed are ${types.join(', ')}`);
  }
  for (const key of ['type', 'uid', 'lang'] as const) {
    if (key in link && link[key] !== target[key]) {
      report(`${path}.${key}`, `is "${String(link[key])}" but the target's is "${target[key]}"`);
    }
  }
}

function checkOptions(link: JsonObject, config: LinkConfig, path: string, context: FieldContext) {
  const { report } = context;
  if ('text' in link && !config.allowText) report(`${path}.text`, 'the field allows no text');
  for (const key of ['text', 'target', 'key']) {
    if (key in link && typeof link[key] !== 'string') report(`${path}.${key}`, 'must be a text');
  }
  if ('variant' in link && !config.variants?.some((variant) => variant === link.variant)) {
    report(`${path}.variant`, `must be one of ${config.variants?.join(', ') || 'no variants'}`);
  }
}

/** Validates one link of any kind against its field. */
export function checkLink(config: LinkConfig, link: unknown, path: string, context: FieldContext) {
  const { report } = context;
  const kind = isJsonObject(link) ? String(link.link_type) : '';
  const keys = Object.hasOwn(KIND_KEYS, kind) ? KIND_KEYS[kind] : undefined;
  if (!isJsonObject(link) || !keys) {
    return report(path, `link_type must be one of ${Object.keys(KIND_KEYS).join(', ')}`);
  }
  checkKeys(link, [...COMMON_KEYS, ...keys], path, context);
  checkOptions(link, config, path, context);
  if (kind === 'Any') return;
  if (config.select && config.select !== kind.toLowerCase()) {
    report(path, `a ${kind} link where only a ${config.select} link is allowed`);
  }
  if (kind === 'Document') checkDocumentLink(link, config, path, context);
  if (kind === 'Web' && !WEB_ADDRESS.test(String(link.url))) {
    report(`${path}.url`, 'must be an http, mailto or tel address, a path or an anchor');
  }
  if (kind === 'Media') {
    for (const key of ['name', 'kind', 'url', 'size']) {
      if (typeof link[key] !== 'string') report(`${path}.${key}`, 'must be a text');
    }
  }
}

/** Validates a link field: a list if it is repeatable, else one link. */
export function checkLinkField(
  config: LinkConfig,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  if (!config.repeat) return checkLink(config, value, path, context);
  if (!Array.isArray(value)) return context.report(path, 'a repeatable Link must be a list');
  value.forEach((link, index) => checkLink(config, link, `${path}[${index}]`, context));
}
