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
 * Names the call that failed. The client's own errors do not, and hold the address with its access token, and the whole
 * answer; so they are not passed on.
 */
export async function ask<T>(call: string, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    // Else an editor whose preview has ended would get no page at all until the cookie is gone.
    if (error instanceof PreviewTokenExpiredError) redirect(await getExitAddress());
    throw new Error(`Content call ${call} failed: ${getErrorLine(error)}`);
  }
}

/** Null for a document that is not published; every other fault is thrown, a wrong repository included. */
export async function askForOne<T>(call: string, question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    const isMissing = error instanceof NotFoundError && !(error instanceof RepositoryNotFoundError);
    return isMissing ? null : ask(call, Promise.reject<T>(error));
  }
}
