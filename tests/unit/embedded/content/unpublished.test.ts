import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPreviewToken } from '@/embedded/content/preview-tokens';
import { readChanges } from '@/embedded/content/releases';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { getPreviewLinks } from '@/scripts/release/publish';
import { SECRET, setUpFolder } from './release-setup';

const { folder, draft, createReader } = setUpFolder();

const getTitle = async (params: object = {}) => {
  const { data } = await createReader().getByUID('page', 'nodes', { lang: 'en-gb', ...params });
  return (data as { meta_title: string }).meta_title;
};
const createToken = (release: string, expiresAt = Date.now() + 60_000, secret = SECRET) =>
  createPreviewToken({ name: release, expiresAt }, { repository: folder.name, secret });

describe('drafts and releases', () => {
  it('are visible with a token', async () => {
    draft('.drafts', { meta_title: 'Draft' });
    draft(path.join('.releases', 'spring'), { meta_title: 'Spring' });
    expect(await getTitle({ ref: createToken('drafts') })).toBe('Draft');
    expect(await getTitle({ ref: createToken('spring') })).toBe('Spring');
  });

  it.each([
    ['forged', () => createToken('drafts', Date.now() + 1000, 'guessed')],
    ['expired', () => createToken('drafts', Date.now() - 1)],
    ['of a release that is gone', () => createToken('gone')],
    ['extended', () => createToken('drafts').replace(/~\d+~/, '~9999999999999~')],
  ])('are not seen with a token that is %s', async (_, getToken) => {
    draft('.drafts', { meta_title: 'Draft' });
    await expect(getTitle({ ref: getToken() })).rejects.toThrow(/expired/);
  });

  it.each(['spring', 'spring~//host/', 'x~spring~'])(
    'a release is not seen by its name alone: %s',
    async (ref) => {
      draft(path.join('.releases', 'spring'), { meta_title: 'Spring' });
      // The client retries at the published ref.
      expect(await getTitle({ ref })).not.toBe('Spring');
    },
  );

  it('that do not match their models are rejected with file and field', () => {
    draft('.drafts', { meta_title: 7 });
    expect(() => readChanges(folder.root, 'drafts', CONTENT_LANGUAGES)).toThrow(
      /\.drafts\/page\/nodes\.en-gb\.json data\.meta_title/,
    );
    expect(() => readChanges(folder.root, '../page', CONTENT_LANGUAGES)).toThrow(/no release/);
  });
});

it('a preview has a URL for each document, valid for a day', () => {
  draft('.drafts', { meta_title: 'Draft' });
  const changes = readChanges(folder.root, 'drafts', CONTENT_LANGUAGES);
  const options = { siteUrl: 'https://site.example', repository: folder.name, secret: SECRET };
  const [link = ''] = getPreviewLinks(changes, options);
  expect(link).toMatch(/^page nodes en-gb: /);
  const { origin, pathname, searchParams } = new URL(link.replace(/^.*?: /, ''));
  expect(origin + pathname).toBe('https://site.example/preview/');
  expect(searchParams.get('documentId')).toBe('page-nodes-en-gb');
});
