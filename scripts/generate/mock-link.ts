import type { LinkField } from '@prismicio/client';
import { toKey } from './mock-key';
import type { LinkMock } from './mock-types';

type LinkValue = LinkMock['value'];
type Filled = Extract<LinkValue, { __TYPE__: 'ExternalLink' | 'DocumentLink' | 'FileLink' }>;
type LinkTarget = Extract<Filled, { url: string } | { id: string }>;

/**
 * Converts a link's target to the editor's format; null for an empty one. A document link becomes a URL, because
 * another repository's ids differ, unless the field accepts only documents.
 */
export function toLinkTarget(link: LinkField, isRelationship = false): LinkTarget | null {
  if (link.link_type === 'Media' && 'url' in link) {
    const { id = '', name, url, size } = link;
    return { __TYPE__: 'FileLink', kind: 'file', id, name, url, size };
  }
  if (link.link_type === 'Document' && 'id' in link && (isRelationship || !link.url)) {
    return { __TYPE__: 'DocumentLink', id: link.id };
  }
  const { url, target } = link as { url?: string; target?: string };
  return url ? { __TYPE__: 'ExternalLink', url, ...(target ? { target } : {}) } : null;
}

/** Converts a link field with its text; undefined if it has neither text nor a target. */
export function toLink(
  link: LinkField,
  place: string,
  select?: string | null,
): LinkMock | undefined {
  const target = toLinkTarget(link, select === 'document');
  const { text, variant } = link as { text?: string; variant?: string };
  if (!target && !text) return undefined;
  const words = { ...(text ? { text } : {}), ...(variant ? { variant } : {}) };
  const value: LinkValue = { ...(target ?? { __TYPE__: 'AnyLink', kind: 'any' }), ...words };
  return { __TYPE__: 'LinkContent', key: toKey(place), value };
}
