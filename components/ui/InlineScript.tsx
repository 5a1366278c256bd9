type Props = {
  code: string;
  /** Of a page that an editor previews; on every other the policy names the script. */
  nonce: string | undefined;
};

/** A script in the page itself, which runs before the first paint. */
export const InlineScript = ({ code, nonce }: Props) => (
  // Browsers hide the nonce from scripts, so React would consider it missing.
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);
