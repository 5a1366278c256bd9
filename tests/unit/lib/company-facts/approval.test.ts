import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { isApproval, isLegalText } from '@/lib/company-facts/approval';
import * as content from '@/lib/content';
import { resolveDocument } from '@/lib/pages/document';

const isAnyKnown = () => true;
const FACT = '{fact:privacy_approved_on}';

const FOLDER = 'content/page';
type Stored = { uid: string; data: { slices: { slice_type: string }[]; approved_on?: string } };
const PAGES = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Stored,
);

describe('the day of approval', () => {
  it.each(['2026-11-23', ' 2026-11-23 ', FACT])('is given by %j', (text) => {
    expect(isApproval(text, isAnyKnown)).toBe(true);
  });

  it.each([
    ...['2026-99-99', '2026-02-30', '   ', '', 'soon', '<img>', '{fact:support_email}'],
    ...[`Approved on ${FACT}`, '{fact:nobody_knows}', [], {}, 0, null, undefined],
  ])('is not told by %j', (text) => {
    expect(isApproval(text, isAnyKnown)).toBe(false);
  });

  it('is required of every legal text, and of nothing else', () => {
    const asks = PAGES.filter(({ data }) => data.approved_on).map(({ uid }) => uid);
    expect(asks.length).toBeGreaterThan(0);
    expect(PAGES.filter(({ data }) => isLegalText(data.slices)).map(({ uid }) => uid)).toEqual(
      asks,
    );
  });
});

describe('a legal page', () => {
  const path = '/privacy-policy/';
  async function resolveWith(approvedOn: unknown) {
    const { getPage } = content;
    const mocked = vi.spyOn(content, 'getPage').mockImplementation(async (...args) => {
      const document = await getPage(...args);
      return (
        document &&
        ({
          ...document,
          data: { ...document.data, approved_on: approvedOn },
        } as typeof document)
      );
    });
    const page = await resolveDocument(path, 'en');
    mocked.mockRestore();
    return page;
  }

  it('is not a draft with an approval date', async () => {
    expect(await resolveWith('2026-11-23')).toMatchObject({ isDraft: false, isIndexed: true });
  });
});
