import { createEmbeddedRepository } from '@/lib/content/embedded';
import type { StoredDocument } from '@/lib/content/embedded/types';
import { getPublished } from '@/lib/content/published';
import { mountService, type MountedService } from './http-service';

const NAME = 'upstream-test';

/** The site's own documents in a repository on a port, where they can be changed. */
export type Repository = MountedService & {
  publish(change: (documents: StoredDocument[]) => void): void;
};

export async function mountRepository(): Promise<Repository> {
  const published = getPublished(process.cwd(), { isReread: false });
  let documents = structuredClone(
    typeof published.documents === 'function' ? published.documents() : published.documents,
  ) as StoredDocument[];
  const service = await mountService(
    createEmbeddedRepository({ ...published, name: NAME, documents: () => documents }),
  );
  return {
    ...service,
    publish: (change) => {
      documents = structuredClone(documents);
      change(documents);
    },
  };
}

/** Settings that read it. */
export const toContentSettings = ({ url }: MountedService) => ({
  PRISMIC_REPOSITORY: NAME,
  PRISMIC_ENDPOINT: `${url}/api/v2`,
});
