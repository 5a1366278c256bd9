import { NextResponse } from 'next/server';

/** @param {import('next/server').NextRequest} request */
export function middleware(request) {
  return NextResponse.redirect(new URL('/en-gb/', request.url));
}

export const config = { matcher: '/' };
