'use client';

import { usePathname } from 'next/navigation';
import { toPublicPath } from '@/lib/site/paths';

/** Returns the path that visitors see; on the server the router's path, where the default language has a segment. */
export function usePublicPath(): string {
  return toPublicPath(usePathname());
}
