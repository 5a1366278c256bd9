import { createHash } from 'node:crypto';

/** Derives a UUID from a field's position: the editor accepts only UUIDs, and random ones would change each time. */
export function toKey(place: string): string {
  const digest = createHash('sha256').update(place).digest('hex');
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `5${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return parts.join('-');
}
