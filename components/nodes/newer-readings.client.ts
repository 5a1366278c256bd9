type PublishedChain = { checkedAt?: string | null };

/** Returns when the newest readings were taken, in milliseconds since 1970; 0 if that cannot be read. */
export async function fetchCheckedAt(): Promise<number> {
  try {
    // The browser sends the ETag of its copy, so unchanged figures transfer almost nothing.
    const response = await fetch('/nodes.json', { cache: 'no-cache', credentials: 'omit' });
    if (!response.ok) return 0;
    const { chains } = (await response.json()) as { chains?: PublishedChain[] };
    const times = chains?.map(({ checkedAt }) => Date.parse(checkedAt ?? '')) ?? [];
    return Math.max(0, ...times.filter((time) => !Number.isNaN(time)));
  } catch {
    return 0;
  }
}

/** How long after a refresh changes still count as its own. */
const WATCH_MS = 5000;
const FLASH_MS = 900;
const CHANGES: MutationObserverInit = {
  subtree: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['data-reading', 'data-levels'],
};

const toElement = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Highlights what changes within an element in the next seconds, unless the visitor prefers reduced motion. */
export function flashChanges(root: Element | null): void {
  if (!root || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new MutationObserver((changes) => {
    for (const element of new Set(changes.map(({ target }) => toElement(target)))) {
      element?.animate?.(
        [{ backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)' }, {}],
        { duration: FLASH_MS, easing: 'ease-out' },
      );
    }
  });
  observer.observe(root, CHANGES);
  setTimeout(() => observer.disconnect(), WATCH_MS);
}
