import { create } from 'zustand';
import { applyState, type Counts } from '@/lib/directory/rows';
import { INITIAL_STATE, parseState, toSearch, type DirectoryState } from '@/lib/directory/state';

type Directory = {
  state: DirectoryState;
  /** How many chains of each state fit; null until the list was looked through. */
  counts: Counts | null;
  /** Takes over a list, with the state that the address says; resolves to what gives it back. */
  attach: (list: HTMLElement) => () => void;
  /** Typing replaces the entry of the history, each other change adds one that the back button undoes. */
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
  const show = (state: DirectoryState, isHurried = false) =>
    set({ state, counts: list ? applyState(list, state, { isHurried }) : null });
  const restore = () => show(parseState(window.location.search));
  return {
    state: INITIAL_STATE,
    counts: null,
    attach(element) {
      list = element;
      restore();
      window.addEventListener('popstate', restore);
      return () => {
        window.removeEventListener('popstate', restore);
        list = null;
      };
    },
    change(patch, history = 'push') {
      const state = { ...get().state, ...patch };
      show(state, true);
      keepInAddress(state, history);
    },
    reset() {
      const { status, sort } = get().state;
      get().change({ ...INITIAL_STATE, status, sort });
    },
  };
});
