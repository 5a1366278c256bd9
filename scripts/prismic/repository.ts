import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createWriteClient, type WriteClient } from '@prismicio/client';
import { createClient as createTypesClient } from '@prismicio/custom-types-client';
import { getErrorLine } from '../../lib/errors';
import { CONTENT_LANGUAGES } from '../../lib/i18n/locales';

export type RepositorySettings = {
  repository: string;
  writeToken: string;
  /** Reads documents; only a private repository needs it. */
  accessToken?: string;
  /** Origin of the site, for links within it. */
  origin: string;
  fetch?: typeof fetch;
};

type Clients = {
  /** Documents and files. */
  content: WriteClient;
  /** Types and slices. */
  types: ReturnType<typeof createTypesClient>;
};

/** Names the host that cannot be reached; Node's message says only that fetching failed. */
const nameHost =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      const { host } = new URL(input instanceof Request ? input.url : input);
      throw new Error(`${host} cannot be reached (${getErrorLine(error)}).`, { cause: error });
    }
  };

/** Creates Prismic's own clients for a repository. */
export function createClients(settings: RepositorySettings): Clients {
  const { repository, writeToken, accessToken } = settings;
  const fetch = nameHost(settings.fetch ?? globalThis.fetch);
  return {
    content: createWriteClient(repository, { writeToken, accessToken, fetch }),
    types: createTypesClient({ repositoryName: repository, token: writeToken, fetch }),
  };
}

/** Returns what is wrong with a repository's languages, which no token can change; null if nothing is. */
export async function checkLanguages({ content }: Clients): Promise<string | null> {
  const { languages } = await content.getRepository();
  const ids = languages.map(({ id }) => id);
  const wanted = CONTENT_LANGUAGES.map(({ id }) => id);
  if (ids[0] !== wanted[0]) {
    return `The repository's master language is ${ids[0] ?? 'none'}; it has to be ${wanted[0]}.`;
  }
  const missing = wanted.filter((id) => !ids.includes(id));
  return missing.length > 0
    ? `The repository lacks ${missing.join(', ')}: add it under Settings, Translations & locales.`
    : null;
}

/** Files of Prismic's own tools that name the repository; it is chosen by the setting PRISMIC_REPOSITORY. */
const FILES = ['prismic.config.json', 'slicemachine.config.json'];

/** Updates the repository name in the files of Prismic's tools. */
export function followRepositoryName(root: string, repository: string): void {
  for (const name of FILES) {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const followed = text.replace(/("repositoryName": ")[^"]*(")/, `$1${repository}$2`);
    if (followed !== text) writeFileSync(file, followed);
  }
}
