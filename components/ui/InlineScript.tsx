/** A script in the page itself, which runs before the first paint; the page's policy names it by its hash. */
export const InlineScript = ({ code }: { code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code }} />
);
