import { createEmbeddedRepository } from '@/embedded/content';
import type { EmbeddedPreview, StoredDocument } from '@/embedded/content/types';
import { getPublished } from '@/embedded/content/published';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { mountService, type MountedService } from './http-service';

const NAME = 'upstream-test';

/** A repository with the site's own documents on a port, where they can be changed. */
export type Repository = MountedService & {
  /** Makes a preview show documents beside the published ones; returns its token. */
  preview(documents: StoredDocument[]): string;
  /** Ends every preview. */
  endPreviews(): void;
  publish(change: (documents: StoredDocument[]) => void): void;
  /** Publishes the site's own documents again, in their original state. */
  reset(): void;
};

export async function mountRepository(): Promise<Repository> {
  const published = getPublished(process.cwd(), {
    isReread: false,
    languages: CONTENT_LANGUAGES,
  });
  const getOwn = () =>
    structuredClone(
      typeof published.documents === 'function' ? published.documents() : published.documents,
    ) as StoredDocument[];
  let documents = getOwn();
  const previews: EmbeddedPreview[] = [];
  const service = await mountService(
    createEmbeddedRepository({ ...published, name: NAME, documents: () => documents, previews }),
  );
  return {
    ...service,
    preview: (drafts) => {
      const token = `https://${NAME}.prismic.io/previews/${previews.length}?websitePreviewId=1`;
      previews.push({ token, documents: drafts });
      return token;
    },
    endPreviews: () => {
      for (const preview of previews) preview.expired = true;
    },
    publish: (change) => {
      documents = structuredClone(documents);
      change(documents);
    },
    reset: () => {
      documents = getOwn();
    },
  };
}

/** Returns settings that read from it. */
export const toContentSettings = ({ url }: MountedService) => ({
  PRISMIC_REPOSITORY: NAME,
  PRISMIC_ENDPOINT: `${url}/api/v2`,
});
