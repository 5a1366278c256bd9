import { readDailyCounts, stopAnalytics } from '../lib/analytics';
import { toCsvText } from '../lib/csv';
import { getErrorMessage } from '../lib/errors';
import { formatCounts } from './stats/report';
import { loadSettings } from './settings';

const USE = 'Use: npm run stats -- [days, 30 without] [--csv]';
const MAX_DAYS = 400;

/** Shows what was counted on the site in the last days, as tables or, for a spreadsheet, as CSV. */
try {
  loadSettings(process.cwd());
  const words = process.argv.slice(2);
  const isCsv = words.includes('--csv');
  const [given = '30', ...others] = words.filter((word) => word !== '--csv');
  const days = Number(given);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS || others.length > 0) {
    throw new Error(USE);
  }
  const counts = await readDailyCounts(days);
  const rows = counts.map(({ day, name, subject, locale, count }) => [
    ...[day, name, subject, locale],
    count,
  ]);
  const header = ['day', 'event', 'subject', 'language', 'count'];
  process.stdout.write(isCsv ? toCsvText([header, ...rows]) : `${formatCounts(counts)}\n`);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
} finally {
  await stopAnalytics();
}
