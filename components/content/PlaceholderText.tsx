/** Text in which `[[…]]` marks what the owner has yet to fill in; it stays visible as a gap. */
export function PlaceholderText({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return text.split(/\[\[(.+?)\]\]/g).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} data-placeholder="">
        [{part}]
      </mark>
    ) : (
      part
    ),
  );
}
