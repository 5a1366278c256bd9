import type { CustomTypeModelField } from '@prismicio/client';
import type { FieldModels, LinkConfig } from '@/embedded/content/models';
import { SAMPLE_EMBED, SAMPLE_IMAGE, toSampleRichText, toSampleTable } from './mock-sample-text';

type ModelOf<Type> = Extract<CustomTypeModelField, { type: Type }>;
type Variation = { id: string; primary?: FieldModels; items?: FieldModels };

const ITEMS_OF_GROUP = 2;

/** Returns what a label suggests: its example if it has one, else its first clause. */
function toWords(label: string | null | undefined): string {
  const [, example] = /such as ([^,.;]+)/.exec(label ?? '') ?? [];
  return example ?? label?.split(/[.,;:(]/)[0]?.trim() ?? 'Text';
}

function toSampleLink(config: LinkConfig & { label?: string | null }): unknown {
  const { select, allowText, variants, repeat } = config;
  const words = {
    ...(allowText ? { text: toWords(config.label) } : {}),
    ...(variants?.[0] ? { variant: variants[0] } : {}),
  };
  const media = { id: 'sample', kind: 'file', name: 'sample.svg', size: '1024' };
  const targets: Record<string, object> = {
    document: { link_type: 'Document', id: 'sample' },
    media: { link_type: 'Media', ...media, url: SAMPLE_IMAGE.url },
  };
  const link = { ...(targets[select ?? ''] ?? { link_type: 'Web', url: '/contact/' }), ...words };
  return repeat ? [link] : link;
}

function toSampleImage({ config }: ModelOf<'Image'>): unknown {
  const thumbnails = (config?.thumbnails ?? []).map(({ name, width, height }) => {
    const dimensions = {
      width: width ?? SAMPLE_IMAGE.dimensions.width,
      height: height ?? SAMPLE_IMAGE.dimensions.height,
    };
    return [name, { ...SAMPLE_IMAGE, dimensions }] as const;
  });
  return { ...SAMPLE_IMAGE, ...Object.fromEntries(thumbnails) };
}

function toSampleValue(model: CustomTypeModelField): unknown {
  switch (model.type) {
    case 'Text':
      return toWords(model.config?.label);
    case 'StructuredText':
      return toSampleRichText(model.config ?? {});
    case 'Link':
      return toSampleLink((model.config ?? {}) as LinkConfig);
    case 'Image':
      return toSampleImage(model);
    case 'Group':
      return Array.from({ length: ITEMS_OF_GROUP }, () => toSampleValues(model.config?.fields));
    case 'Select':
      return model.config?.default_value ?? model.config?.options?.[0] ?? null;
    case 'Boolean':
      return model.config?.default_value ?? true;
    case 'Number':
      return model.config?.min ?? 1;
    case 'Range':
      return 1;
    case 'Date':
      return '2026-01-31';
    case 'Timestamp':
      return '2026-01-31T12:00:00+0000';
    case 'Color':
      return '#0b7a4b';
    case 'GeoPoint':
      return { latitude: 52.37, longitude: 4.89 };
    case 'Embed':
      return SAMPLE_EMBED;
    case 'Table':
      return toSampleTable();
    default:
      return undefined;
  }
}

function toSampleValues(models: FieldModels = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(models).map(([id, model]) => [id, toSampleValue(model)]),
  );
}

/** Returns a slice of a variation that no document uses yet, with every field filled from its model. */
export function toSampleSlice({ id, primary, items }: Variation) {
  const hasItems = items !== undefined && Object.keys(items).length > 0;
  return {
    variation: id,
    primary: toSampleValues(primary),
    items: hasItems ? [toSampleValues(items)] : [],
  };
}
