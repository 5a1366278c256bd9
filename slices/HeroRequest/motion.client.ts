const TAB_MS = 6000;
const TYPING_MS = 600;
/** Below one second, a turn of the ring is ten blocks: faster ones would flicker. */
const FASTEST_TURN_SECONDS = 1;
const HIGHLIGHT = 'untyped';

/** Types the request of the visible panel: its text is transparent, and shown from the start on, letter by letter. */
export function showTyping(panel: HTMLElement): void {
  const code = [...panel.querySelectorAll('pre code')].find((one) => one.checkVisibility());
  if (!code || !('highlights' in CSS)) return;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const length = texts.reduce((sum, { data }) => sum + data.length, 0);
  const range = new Range();
  range.selectNodeContents(code);
  const highlight = new Highlight(range);
  CSS.highlights.set(HIGHLIGHT, highlight);
  let started: number | null = null;
  const step = (now: number) => {
    // A later tab types its own request.
    if (CSS.highlights.get(HIGHLIGHT) !== highlight) return;
    started ??= now;
    let typed = Math.floor((length * (now - started)) / TYPING_MS);
    const text = texts.find(({ data }) => {
      if (typed < data.length) return true;
      typed -= data.length;
      return false;
    });
    if (!text) return void CSS.highlights.delete(HIGHLIGHT);
    range.setStart(text, typed);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Shows the next tab every few seconds while the panel is visible, and until somebody touches it. Returns a function
 * that stops it.
 */
export function advanceTabs(panel: HTMLElement): () => void {
  const inputs = [...panel.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  let isVisible = false;
  const observer = new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false;
  });
  observer.observe(panel);
  const timer = setInterval(() => {
    if (!isVisible || document.hidden) return;
    const next = inputs[(inputs.findIndex(({ checked }) => checked) + 1) % inputs.length];
    if (!next) return;
    next.checked = true;
    next.dispatchEvent(new Event('change', { bubbles: true }));
  }, TAB_MS);
  const touches = new AbortController();
  const stop = () => {
    clearInterval(timer);
    observer.disconnect();
    touches.abort();
    delete panel.dataset.advancing;
  };
  // The panel remembers it, for a pause that ends.
  const touch = () => {
    panel.dataset.touched = '';
    stop();
  };
  if ('touched' in panel.dataset) stop();
  else panel.dataset.advancing = '';
  panel.addEventListener('pointerenter', touch, touches);
  panel.addEventListener('focusin', touch, touches);
  return stop;
}

/**
 * Turns the ring once per block. Returns a function that stops it. Browsers turn the whole drawing without painting it
 * again; a stroke that grows would keep a slow phone's processor busy for as long as the page is open.
 */
export function spin(ring: SVGSVGElement, seconds: number): () => void {
  const turn = seconds < FASTEST_TURN_SECONDS ? seconds * 10 : seconds;
  const animation = ring.animate(
    [{ transform: 'rotate(-90deg)' }, { transform: 'rotate(270deg)' }],
    { duration: turn * 1000, iterations: Infinity },
  );
  return () => animation.cancel();
}
