import { create } from 'zustand';
import { whenIdle } from '@/lib/directory/idle';
import { applyState, type Counts } from '@/lib/directory/rows';
import { INITIAL_STATE, parseState, toSearch, type DirectoryState } from '@/lib/directory/state';

type Directory = {
  state: DirectoryState;
  /** How many matching chains each state has; null before the first filtering. */
  counts: Counts | null;
  /** Attaches a list with the state from the URL; resolves to a function that detaches it. */
  attach: (list: HTMLElement) => () => void;
  /** Typing replaces the history entry; any other change adds one, which the back button undoes. */
  change: (patch: Partial<DirectoryState>, history?: 'push' | 'replace') => void;
  reset: () => void;
};

function keepInAddress(state: DirectoryState, history: 'push' | 'replace') {
  const { pathname, search, hash } = window.location;
  const address = pathname + toSearch(state, search) + hash;
  if (address === pathname + search + hash) return;
  if (history === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(window.history.state, '', address);
}

export const useDirectory = create<Directory>()((set, get) => {
  let list: HTMLElement | null = null;
  let forget = () => {};
  /** Writing a history entry takes longer than showing a letter, so the letter comes first. */
  const keepTyped = () => {
    forget();
    forget = whenIdle(() => keepInAddress(get().state, 'replace'));
  };
  const show = (state: DirectoryState) =>
    set({ state, counts: list ? applyState(list, state) : null });
  const restore = () => {
    forget();
    show(parseState(window.location.search));
  };
  return {
    state: INITIAL_STATE,
    counts: null,
    attach(element) {
      list = element;
      restore();
      window.addEventListener('popstate', restore);
      return () => {
        forget();
        window.removeEventListener('popstate', restore);
        list = null;
      };
    },
    change(patch, history = 'push') {
      const before = get().state;
      const state = { ...before, ...patch };
      show(state);
      if (history === 'replace') return keepTyped();
      forget();
      // The typed text belongs to the entry being left.
      keepInAddress(before, 'replace');
      keepInAddress(state, 'push');
    },
    reset() {
      const { status, sort } = get().state;
      get().change({ ...INITIAL_STATE, status, sort });
    },
  };
});
