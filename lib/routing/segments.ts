/** Folders of `app` that make files: pages as Markdown, data, social pictures. No address begins with them. */
export const MARKDOWN_SEGMENT = 'markdown';
export const DATA_SEGMENT = 'data';
export const PICTURE_SEGMENT = 'og';
