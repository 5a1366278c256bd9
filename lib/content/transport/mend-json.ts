import { MAX_LINES, MAX_TEXT, cutTexts } from '../cut-text';
import { mendAnswer } from '../mend-fields';
import { ContentFault } from './content-fault';
import type { JsonBody } from './read-json';
import { workInTurn } from './work-in-turn';

/**
 * Removes texts that would keep the server busy and values that no view expects, and logs that it did.
 * @throws {ContentFault} if the JSON is nested too deeply to walk
 */
function mend(json: unknown): unknown {
  try {
    const short = cutTexts(json);
    if (short !== json) {
      console.warn(
        `Content: texts with broken characters, or more than ${MAX_TEXT} characters or ${MAX_LINES} lines, are cut.`,
      );
    }
    const mended = mendAnswer(short);
    if (mended !== short) {
      console.warn('Content: fields that hold what their model does not allow count as empty.');
    }
    return mended;
  } catch {
    throw new ContentFault('the answer is nested too deeply');
  }
}

/**
 * Returns the mended answer and its text, which is the original unless something was mended.
 * @throws {ContentFault} if the JSON is nested too deeply to walk
 */
export async function mendJson({ json, bytes }: JsonBody) {
  const mended = await workInTurn(() => mend(json));
  const toText = () =>
    workInTurn(() => (mended === json ? new TextDecoder().decode(bytes) : JSON.stringify(mended)));
  return { mended, toText };
}
