import { PrismicNextLink } from '@prismicio/next';
import { PrismicRichText, SliceZone } from '@prismicio/react';
import { readWords } from '../shared/words.mjs';

/** @param {{ words: import('../shared/words.mjs').Words[] }} props */
const Words = ({ words }) =>
  words.map(({ kind, field }, index) => {
    if (kind === 'rich') return <PrismicRichText key={index} field={field} />;
    if (kind === 'link') return <PrismicNextLink key={index} field={field} />;
    return <p key={index}>{field}</p>;
  });

/** @param {{ slice: any }} props */
const Section = ({ slice }) => (
  <section>
    <Words words={readWords(slice.primary)} />
  </section>
);

/** @param {{ document: any }} props */
export function Document({ document }) {
  const { slices, ...fields } = document.data;
  return (
    <>
      <Words words={readWords({ title: fields.title, lead: fields.lead })} />
      <SliceZone slices={slices} components={{}} defaultComponent={Section} />
    </>
  );
}
