import { getPageLink } from './links';

/** How far ahead of a moving pointer to look for a link, in multiples of its last step. */
const STEPS_AHEAD = 4;

/**
 * Calls back for each page that the visitor is about to open: a link that is hovered, touched or focused, or that the
 * pointer moves towards. Reports each URL once. Returns a function that stops this.
 */
export function watchIntent(onIntent: (address: string) => void): () => void {
  const known = new Set<string>();
  const consider = (node: EventTarget | null): boolean => {
    const link = getPageLink(node);
    if (!link) return false;
    const address = link.pathname + link.search;
    if (!known.has(address) && link.pathname !== window.location.pathname) {
      known.add(address);
      onIntent(address);
    }
    return true;
  };
  const touch = ({ target }: Event) => void consider(target);
  const approach = ({ clientX, clientY, movementX, movementY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    for (let step = 1; step <= STEPS_AHEAD; step++) {
      const [x, y] = [clientX + movementX * step, clientY + movementY * step];
      if (consider(document.elementFromPoint(x, y))) return;
    }
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  document.addEventListener('pointerover', touch, options);
  document.addEventListener('pointermove', approach, options);
  document.addEventListener('touchstart', touch, options);
  document.addEventListener('focusin', touch, options);
  return () => listening.abort();
}
