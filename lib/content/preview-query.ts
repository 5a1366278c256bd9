/** The query that marks the page an editor returns to after a preview has expired. */
export const PREVIEW_END = 'preview=ended';
