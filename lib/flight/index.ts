import { takeFlight, toFlightScript } from './inline';
import { pruneFlight } from './prune';

/** The client component in `components/layout/StaticMarkup.client.tsx`. */
export const COMPONENT = 'StaticMarkup';

let isReported = false;

/**
 * The page without the copy of its content that Next adds for React. A page in a form that is not known, as after an
 * update of Next, stays as it is: it is heavier, not wrong.
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
