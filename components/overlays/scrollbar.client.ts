const isLocked = () => document.querySelector('dialog:modal, :popover-open') !== null;

/** Notes how wide the page's scrollbar is, for the room that the page keeps while an overlay takes it away. */
function noteWidth(): void {
  if (isLocked()) return;
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}

/** Goes on noting it until what is given back is called. */
export function watchScrollbar(): () => void {
  noteWidth();
  window.addEventListener('resize', noteWidth, { passive: true });
  return () => window.removeEventListener('resize', noteWidth);
}
