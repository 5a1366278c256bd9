import { existsSync } from 'node:fs';

/** The database of leads without a DATABASE_URL. */
const DEFAULT_FILE = '.data/leads.db';

/**
 * Explains what to do with leads in a file that the site no longer uses, because nothing sends them; null if there are
 * none.
 */
export const findLeftJournal = (url: string, file = DEFAULT_FILE): string | null =>
  url.startsWith('file:') || !existsSync(file)
    ? null
    : `Nobody sends the leads in ${file}: DATABASE_URL names another database. Copy them: npm run leads -- import ${file}; then delete the file.`;
