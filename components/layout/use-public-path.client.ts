'use client';

import { usePathname } from 'next/navigation';
import { toPublicPath } from '@/lib/site/paths';

/** The path that the visitor sees; on the server the router's own, where the default language has a segment. */
export function usePublicPath(): string {
  return toPublicPath(usePathname());
}
