import { create } from 'zustand';
import type { Outcome } from '@/lib/forms/outcomes';
import type { RpsOption, TokenOption } from '@/lib/units/enterprise-package';
import { toOverlay, type OverlayName } from '@/lib/navigation/overlays';

export type Result = { outcome: Outcome; title: string; text: string };

type State = {
  /** The overlay in the URL. */
  open: OverlayName | null;
  /** The text of the link that opened it; null after a load or going back. */
  openedBy: string | null;
  /** The overlay that the visitor will probably open; rendered in advance, hidden. */
  prepared: OverlayName | null;
  /** True once a form is in use, whose result must show even if the network is gone by then. */
  isResultExpected: boolean;
  /** The outcome of a form; shown above anything else until it is closed. */
  result: Result | null;
  /** Initial values of the enterprise request, chosen on a page. */
  suggestion: Suggestion | null;
};

/** Values of the enterprise request's first step. */
export type Suggestion = {
  rps: RpsOption;
  cuAmount: string;
  tokens?: TokenOption;
  premiumSupport?: boolean;
  advancedStatistics?: boolean;
  /** True if nothing is left to choose: the request starts with the requester's details. */
  isComplete?: boolean;
};

export const useOverlays = create<State>(() => ({
  open: null,
  openedBy: null,
  prepared: null,
  isResultExpected: false,
  result: null,
  suggestion: null,
}));

/** Makes the enterprise request start with these values. */
export const suggestPackage = (suggestion: Suggestion | null) =>
  useOverlays.setState({ suggestion });

const OPENED_HERE = { isOverlay: true };
const isOpenedHere = () =>
  (window.history.state as { isOverlay?: boolean } | null)?.isOverlay === true;

/** Applies the URL's state after a load, going back, or a change of hash. */
export function syncOverlay() {
  const open = toOverlay(window.location.hash);
  // `hashchange` follows the step back that closed one overlay, when the next is already open.
  const before = useOverlays.getState();
  const openedBy = open === before.open ? before.openedBy : null;
  useOverlays.setState({ open, openedBy, ...(open ? { result: null } : { prepared: null }) });
}

/** Makes an overlay ready while nothing is open. */
export function prepareOverlay(name: OverlayName) {
  if (useOverlays.getState().open === null) useOverlays.setState({ prepared: name });
}

/** How long to wait for a step back: it is asynchronous, and never arrives if the visitor leaves the page first. */
const STEP_BACK_MS = 500;
let stepBack: Promise<void> | null = null;

/** Leaves the overlay's entry of the history. */
function goBack() {
  stepBack = new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, STEP_BACK_MS);
  }).then(() => {
    stepBack = null;
  });
  window.history.back();
}

/**
 * Opens an overlay and gives it an entry of the history, so that the back button closes it.
 * @param openedBy the words of the link that opens it
 */
export function openOverlay(name: OverlayName, openedBy: string | null = null) {
  // A step back that is still on its way would take the new entry with it.
  if (stepBack) void stepBack.then(() => openOverlay(name, openedBy));
  else if (useOverlays.getState().open === name) useOverlays.setState({ result: null });
  else {
    window.history.pushState(OPENED_HERE, '', `#${name}`);
    syncOverlay();
    useOverlays.setState({ openedBy });
  }
}

/** Closes the overlay and leaves its entry of the history; does nothing when none is open. */
export function closeOverlay() {
  const { open } = useOverlays.getState();
  useOverlays.setState({ open: null, prepared: null });
  if (open === null) return;
  const { pathname, search } = window.location;
  if (isOpenedHere()) goBack();
  else window.history.replaceState(null, '', pathname + search);
}

/** Has what shows results fetched while the visitor still types. */
export const expectResult = () => useOverlays.setState({ isResultExpected: true });

/** Shows how sending has ended in place of whatever is open. */
export function showResult(result: Result) {
  useOverlays.setState({ result });
  closeOverlay();
}

export const closeResult = () => useOverlays.setState({ result: null });
