import type { renderSliceMock } from '@prismicio/mocks';

type Arguments = Parameters<typeof renderSliceMock>;

/** A slice in the editor's format, as in mocks.json. */
export type SliceMock = Arguments[1];
export type FieldMock = SliceMock['primary'][string];

type Of<Kind extends string> = Extract<FieldMock, { __TYPE__: Kind }>;
export type EmbedMock = Of<'EmbedContent'>;
type GroupMock = Of<'GroupContentType'>;
export type GroupItemMock = GroupMock['value'][number];
export type ImageMock = Of<'ImageContent'>;
export type LinkMock = Of<'LinkContent'>;
export type RichTextMock = Of<'StructuredTextContent'>;
export type TableMock = Of<'TableContent'>;

/** The editor's format for a picture without name or thumbnails. */
export type ImageView = Omit<ImageMock, '__TYPE__' | 'thumbnails'>;
