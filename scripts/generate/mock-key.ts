import { createHash } from 'node:crypto';

/** A UUID made of the place it stands in, since the editor takes no other keys and random ones would differ each time. */
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
