import type { LinkField } from '@prismicio/client';
import { toKey } from './mock-key';
import type { LinkMock } from './mock-types';

type LinkValue = LinkMock['value'];
type Filled = Extract<LinkValue, { __TYPE__: 'ExternalLink' | 'DocumentLink' | 'FileLink' }>;
type LinkTarget = Extract<Filled, { url: string } | { id: string }>;

/**
 * Where a link leads, in the format of the editor; null for an empty one. A link to a document becomes
 * its address, since the ids of another repository differ, unless the field takes nothing but documents.
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

/** A link field with its words; undefined when it has neither words nor a target. */
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
