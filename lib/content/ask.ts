import 'server-only';
import { redirect } from 'next/navigation';
import {
  NotFoundError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { getErrorMessage } from '@/lib/errors';
import { getExitAddress } from './preview-end';

/** Names the call that failed, which the client's own errors do not. */
export async function ask<T>(call: string, question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    // Else an editor whose preview has ended would get no page at all until the cookie is gone.
    if (error instanceof PreviewTokenExpiredError) redirect(await getExitAddress());
    const reason = getErrorMessage(error);
    throw new Error(`Content call ${call} failed: ${reason}`, { cause: error });
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
