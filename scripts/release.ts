import config from '../prismic.config.json';
import { ContentError, type StoredDocument } from '../embedded/content/types';
import { loadDocuments } from '../embedded/content/load';
import { listChanges, readChanges, toDocuments } from '../embedded/content/releases';
import { CONTENT_LANGUAGES } from '../lib/i18n/locales';
import { getWebhookSecret } from '../lib/content/webhook';
import { getLocalSecret } from '../lib/local-secret';
import { fail } from './fail.mjs';
import { compareDocuments } from './prismic/diff';
import { announce, getPreviewLinks, publishChanges, removeChanges } from './release/publish';
import { loadSettings } from './settings';

const HELP = `npm run release -- <command>
  list             lists the releases in content/.releases and drafts in content/.drafts
  show <name>      shows what a release would change, by document and field, with the old and the new value
  preview <name>   prints a URL for each document, valid for a day
  publish <name>   publishes a release`;

const root = process.cwd();
const env = loadSettings(root);
const [command = '', name = ''] = process.argv.slice(2);
if (env.PRISMIC_REPOSITORY)
  fail('With PRISMIC_REPOSITORY set, create and publish releases in Prismic.');
const read = () => readChanges(root, name, CONTENT_LANGUAGES);

const MAX_CHARS = 80;

/** Returns the value at a path such as `slices[0].primary.title`. */
const readField = (data: unknown, field: string): unknown =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], data);

function toShort(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1)}…` : text;
}

function show() {
  const changes = toDocuments(read());
  const ids = new Set(changes.map(({ id }) => id));
  const published = loadDocuments(root)
    .map(({ document }) => document)
    .filter(({ id }) => ids.has(id));
  const getData = (documents: readonly StoredDocument[], id: string) => {
    const known = documents.find((document) => document.id === id);
    return { uid: known?.uid, tags: known?.tags, ...known?.data };
  };
  for (const { id, only, fields } of compareDocuments(published, changes)) {
    console.info(only ? `${id}: new` : `${id}:`);
    for (const field of fields) {
      const [before, after] = [published, changes].map((list) =>
        toShort(readField(getData(list, id), field)),
      );
      console.info(`  ${field}: ${before} → ${after}`);
    }
  }
}

function preview() {
  const secret = getLocalSecret('preview-secret', root);
  const site = new URL(env.SITE_URL);
  // On this machine, the site listens on its port, whatever its public URL says.
  if (site.hostname === 'localhost') site.port = String(env.PORT);
  const options = { siteUrl: site.href, repository: config.repositoryName, secret };
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
