/** Folders of `app` that generate files: pages as Markdown, data, social pictures. No public path begins with them. */
export const MARKDOWN_SEGMENT = 'markdown';
export const DATA_SEGMENT = 'data';
export const PICTURE_SEGMENT = 'og';
