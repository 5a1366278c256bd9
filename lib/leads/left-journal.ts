import { existsSync } from 'node:fs';

/** Where leads are without a DATABASE_URL. */
const DEFAULT_FILE = '.data/leads.db';

/** Says what to do with the leads of a file that the site no longer uses, which nobody sends; null where there is none. */
export const findLeftJournal = (url: string, file = DEFAULT_FILE): string | null =>
  url.startsWith('file:') || !existsSync(file)
    ? null
    : `Nobody sends the leads in ${file}: DATABASE_URL names another database. Copy them: npm run leads -- import ${file}; then delete the file.`;
