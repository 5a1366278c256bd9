import 'server-only';
import { redirect } from 'next/navigation';
import {
  NotFoundError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { getErrorLine } from '@/lib/errors';
import { getExitAddress } from './preview-end';

/**
 * Names the call that failed. The client's own errors don't, and they contain the URL with its access token and the
 * whole response, so they are not passed on.
 */
export async function ask<T>(call: string, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    // Otherwise, an editor whose preview has expired would get no page at all until the cookie is gone.
    if (error instanceof PreviewTokenExpiredError) redirect(await getExitAddress());
    throw new Error(`Content call ${call} failed: ${getErrorLine(error)}`);
  }
}

/**
 * Returns null for a document that is not published. Any other error is thrown, including one for a wrong repository.
 */
export async function askForOne<T>(call: string, question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    const isMissing = error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError);
    return isMissing ? null : ask(call, Promise.reject<T>(error));
  }
}
