import 'server-only';
import { cookies, draftMode, headers } from 'next/headers';
import { cookie as cookieNames } from '@prismicio/client';
import { readPreviewName } from '@/embedded/content/preview-tokens';
import { DRAFTS } from '@/embedded/content/releases';
import { getEnv } from '@/lib/env';
import { PREVIEWED_PATH_HEADER } from '@/lib/http/internal-names';
import { DOCUMENT_COOKIE } from './preview';

export type Preview = {
  /** The previewed release; null for drafts outside any, or if only the content service knows its name. */
  name: string | null;
  /** Ends the preview and returns to this page. */
  exitUrl: string;
  /** The document's URL in Prismic's editor; null without a repository. */
  editUrl: string | null;
  /** URL of Prismic's toolbar, with share links and live updates; null without a repository. */
  toolbarUrl: string | null;
};

const DOCUMENT_ID = /^[\w-]{1,64}$/;

/** Returns what an editor previews; null for visitors. */
export async function getPreview(): Promise<Preview | null> {
  if (!(await draftMode()).isEnabled) return null;
  const [jar, asked] = await Promise.all([cookies(), headers()]);
  const { PRISMIC_REPOSITORY: repository } = getEnv();
  const to = asked.get(PREVIEWED_PATH_HEADER) ?? '/';
  const documentId = jar.get(DOCUMENT_COOKIE)?.value ?? '';
  const release = readPreviewName(jar.get(cookieNames.preview)?.value ?? '');
  const editor = `https://${repository}.prismic.io`;
  const page = DOCUMENT_ID.test(documentId) ? `/builder/pages/${documentId}` : '/builder/';
  return {
    name: repository || release === DRAFTS ? null : release,
    exitUrl: `/api/exit-preview/?${new URLSearchParams({ to })}`,
    editUrl: repository ? editor + page : null,
    toolbarUrl: repository
      ? `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repository}`
      : null,
  };
}
