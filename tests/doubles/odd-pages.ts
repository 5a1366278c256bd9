import type { StoredDocument } from '@/embedded/content/types';

type Slice = Record<string, unknown>;

const paragraph = (text: string, rest: object = {}) => ({
  type: 'paragraph',
  text,
  spans: [],
  direction: 'ltr',
  ...rest,
});

const toSlice = (type: string, id: number, primary: object): Slice => ({
  id: `${type}$${id}`,
  slice_type: type,
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary,
  items: [],
});

const ARABIC = 'عقد البلوكشين المشتركة والمخصصة';

/** Comes after everything odd, so that it proves that the page continued. */
export const LAST_WORDS = 'The last words of the page';
const LAST = toSlice('prose', 999, { text: [paragraph(LAST_WORDS)] });

const ODD: { uid: string; title: string; lead?: object[]; slices: Slice[] }[] = [
  { uid: 'odd-empty', title: 'A page without sections', slices: [] },
  {
    uid: 'odd-unknown',
    title: 'A page with a section that the site does not know',
    slices: [toSlice('carousel', 1, { title: [paragraph('Nobody renders this')] }), LAST],
  },
  {
    uid: 'odd-broken',
    title: 'A page without its picture, with a link to nowhere',
    slices: [
      toSlice('media_text', 1, {
        title: [{ ...paragraph('A picture is missing'), type: 'heading2' }],
        text: [
          paragraph('A link that leads nowhere', {
            spans: [
              {
                type: 'hyperlink',
                start: 2,
                end: 6,
                data: { link_type: 'Document', id: 'gone', isBroken: true },
              },
            ],
          }),
        ],
        image: {},
        action: { link_type: 'Document', id: 'gone', isBroken: true, text: 'Go nowhere' },
      }),
      LAST,
    ],
  },
  {
    uid: 'odd-many',
    title: 'A page of two hundred sections',
    slices: [
      ...Array.from({ length: 199 }, (_, index) =>
        toSlice('prose', index, {
          text: [{ ...paragraph(`Section ${index + 1}`), type: 'heading2' }, paragraph('Text.')],
        }),
      ),
      LAST,
    ],
  },
  {
    uid: 'odd-long',
    title: `${'A headline of three hundred characters, '.repeat(6)}and ${'w'.repeat(56)}`,
    slices: [LAST],
  },
  {
    uid: 'odd-rtl',
    title: ARABIC,
    lead: [paragraph(`${ARABIC} — JSON-RPC, 99.98 %`, { direction: 'rtl' })],
    slices: [
      toSlice('media_text', 1, {
        title: [{ ...paragraph(ARABIC, { direction: 'rtl' }), type: 'heading2' }],
        text: [paragraph(ARABIC, { direction: 'rtl' })],
      }),
      LAST,
    ],
  },
];

/** Pages that no editor means to publish, but some editor will, in both languages. */
export const ODD_PAGES: StoredDocument[] = ODD.flatMap(({ uid, title, lead = [], slices }) =>
  ['en-gb', 'zh-cn'].map((lang) => ({
    id: `${uid}-${lang}`,
    uid,
    type: 'page',
    lang,
    group: uid,
    tags: [],
    first_publication_date: '2026-11-01T09:00:00+0000',
    last_publication_date: '2026-11-01T09:00:00+0000',
    data: {
      title: [{ ...paragraph(title), type: 'heading1' }],
      lead,
      slices,
      meta_title: null,
      meta_description: null,
    },
  })),
);
