export type Labels = Readonly<Record<string, string>>;
type Sample = { name: string; labels: Labels; value: number };

/** What is measured under one name. */
export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

const ESCAPES: Record<string, string> = { '\\': String.raw`\\`, '\n': String.raw`\n`, '"': '\\"' };
const escape = (text: string) => text.replace(/[\\\n"]/g, (character) => ESCAPES[character] ?? '');

function toLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const toLine = ({ name, labels, value }: Sample) => `${name}${toLabels(labels)} ${value}`;

/** The content type of Prometheus's text format, which `toExposition` writes. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export const toExposition = (families: readonly Family[]): string =>
  families
    .map(({ name, help, type, samples }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(toLine), ''].join('\n'),
    )
    .join('');

/** A gauge that is read on demand, by the values of one label; unknown values are left out. */
export function toGauge(
  name: string,
  help: string,
  values: readonly (readonly [Labels, number | null | undefined])[],
): Family {
  const samples = values.flatMap(([labels, value]) =>
    value === null || value === undefined ? [] : [{ name, labels, value }],
  );
  return { name, help, type: 'gauge', samples };
}
