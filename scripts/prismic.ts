import { getErrorMessage } from '../lib/errors';
import { fail } from './fail.mjs';
import { diff, pull } from './prismic/pull';
import { push, PushError } from './prismic/push';
import { followRepositoryName } from './prismic/repository';
import { loadSettings } from './settings';

const HELP = `npm run prismic -- <command>
  push               shows what a push would send
  push --write       sends it to the migration release
  push --write --publish   sends it and publishes the release
  pull               writes published content into content/
  diff               lists the differences, by document and field`;

const root = process.cwd();
const env = loadSettings(root);
const [command = ''] = process.argv.slice(2);
const has = (option: string) => process.argv.includes(option);

if (!['push', 'pull', 'diff'].includes(command)) fail(HELP);
if (!env.PRISMIC_REPOSITORY) fail('Set PRISMIC_REPOSITORY to the name of the repository.');
if (command === 'push' && !env.PRISMIC_WRITE_TOKEN) {
  fail('Set PRISMIC_WRITE_TOKEN: Settings, API & Security, Write APIs.');
}
const options = {
  root,
  repository: env.PRISMIC_REPOSITORY,
  writeToken: env.PRISMIC_WRITE_TOKEN ?? '',
  accessToken: env.PRISMIC_ACCESS_TOKEN,
  origin: new URL(env.SITE_URL).origin,
  print: (line: string) => console.info(line),
};

try {
  if (command === 'diff') process.exitCode = (await diff(options)) > 0 ? 1 : 0;
  if (command === 'pull') process.exitCode = (await pull(options)) ? 0 : 1;
  if (command === 'push') {
    const isWritten = has('--write');
    if (isWritten) followRepositoryName(root, env.PRISMIC_REPOSITORY);
    await push({ ...options, isWritten, isPublished: has('--publish') });
  }
} catch (error) {
  if (error instanceof PushError) fail(error.message);
  const reason = getErrorMessage(error);
  fail(`${reason}\nProgress is saved; run the same command again to continue.`);
}
