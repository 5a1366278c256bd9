import config from '../prismic.config.json';
import { ContentError } from '../embedded/content/types';
import { loadDocuments } from '../embedded/content/load';
import { listChanges, readChanges, toDocuments } from '../embedded/content/releases';
import { CONTENT_LANGUAGES } from '../lib/i18n/locales';
import { getWebhookSecret } from '../lib/content/webhook';
import { getLocalSecret } from '../lib/local-secret';
import { fail } from './fail.mjs';
import { compareDocuments, describe } from './prismic/diff';
import { announce, getPreviewLinks, publishChanges, removeChanges } from './release/publish';
import { loadSettings } from './settings';

const HELP = `npm run release -- <command>
  list             lists the releases in content/.releases and drafts in content/.drafts
  show <name>      shows what a release would change, by document and field
  preview <name>   prints a URL for each document, valid for a day
  publish <name>   publishes a release`;

const root = process.cwd();
const env = loadSettings(root);
const [command = '', name = ''] = process.argv.slice(2);
if (env.PRISMIC_REPOSITORY)
  fail('With PRISMIC_REPOSITORY set, create and publish releases in Prismic.');
const read = () => readChanges(root, name, CONTENT_LANGUAGES);

function show() {
  const changes = toDocuments(read());
  const ids = new Set(changes.map(({ id }) => id));
  const published = loadDocuments(root)
    .map(({ document }) => document)
    .filter(({ id }) => ids.has(id));
  for (const { id, only, fields } of compareDocuments(published, changes)) {
    console.info(only ? `${id}: new` : describe({ id, fields }));
  }
}

function preview() {
  const secret = getLocalSecret('preview-secret', root);
  const options = { siteUrl: env.SITE_URL, repository: config.repositoryName, secret };
  for (const link of getPreviewLinks(read(), options)) console.info(link);
}

async function publish() {
  const changes = read();
  for (const file of publishChanges(root, changes)) console.info(file);
  const isSeen = await announce(env.PORT, getWebhookSecret() ?? '');
  console.info(
    isSeen
      ? 'Published: the next load shows it.'
      : `Published. No site on port ${env.PORT} takes note of it; one that reads this folder shows it within two minutes.`,
  );
  // Last, so that a folder that cannot be removed does not keep published content from being shown.
  removeChanges(root, changes);
}

const list = () =>
  console.info(listChanges(root).join('\n') || 'There are no drafts and no releases.');

const COMMANDS = new Map<string, () => void | Promise<void>>(
  Object.entries({ list, show, preview, publish }),
);

try {
  await (COMMANDS.get(command) ?? (() => fail(HELP)))();
} catch (error) {
  if (error instanceof ContentError) fail(error.message);
  throw error;
}
