import { NextResponse } from 'next/server';

/** As small as one in Node's runtime can be. */
export function middleware() {
  return NextResponse.next();
}

export const config = { runtime: 'nodejs', matcher: '/' };
