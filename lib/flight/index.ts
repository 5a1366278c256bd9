import { takeFlight, toFlightScript } from './inline';
import { pruneFlight } from './prune';

/** The client component in `components/layout/StaticMarkup.client.tsx`. */
export const COMPONENT = 'StaticMarkup';

let isReported = false;

/**
 * Removes the copy of a page's content that Next adds for React. A page in an unknown format, as after an update of
 * Next, is returned unchanged: heavier, but not wrong.
 */
export function slimPage(html: string): string {
  try {
    const flight = takeFlight(html);
    if (!flight) return html;
    const { before, text, after } = flight;
    return before + toFlightScript(pruneFlight(text, COMPONENT)) + after;
  } catch (error) {
    if (!isReported) console.warn('Pages keep a second copy of their content:', error);
    isReported = true;
    return html;
  }
}
