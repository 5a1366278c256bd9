const isLocked = () => document.querySelector('dialog:modal, :popover-open') !== null;

/** Measures the page's scrollbar, for the space reserved while an overlay hides it. */
function noteWidth(): void {
  if (isLocked()) return;
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}

/** Keeps measuring until the returned function is called. */
export function watchScrollbar(): () => void {
  noteWidth();
  window.addEventListener('resize', noteWidth, { passive: true });
  return () => window.removeEventListener('resize', noteWidth);
}
