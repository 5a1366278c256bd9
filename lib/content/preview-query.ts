/** Query of the page that an editor is led back to when a preview has ended by itself. */
export const PREVIEW_END = 'preview=ended';
