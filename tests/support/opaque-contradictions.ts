/** What is false where each endpoint is a URL of its own: a common host, or a common key. */
const CONTRADICTIONS = [
  /\{host\}|\brpc\.example\b|(?:https|wss):\/\/[\w-]+\.nodewell\.example/,
  /YOUR_KEY|\$\{?KEY\b|process\.env\.KEY\b|environ\[['"]KEY['"]\]|Getenv\("KEY"\)|x-api-key/,
  /\b(?:one|same|single) (?:API )?key (?!for several tools)|the key is the same|host names? (?:selects|changes)/i,
  /主机名|同一(?:个)?(?: API )?密钥|密钥(?:相同|不变)|(?<!单独(?:使用|用|准备))一个(?: API )?密钥(?!可以给)/,
];
const CONTEXT_CHARS = 60;

/** Returns the places in texts that contradict opaque endpoints. */
export const listContradictions = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    CONTRADICTIONS.flatMap((pattern) => {
      const { index } = pattern.exec(text) ?? {};
      return index === undefined
        ? []
        : text.slice(Math.max(0, index - CONTEXT_CHARS), index + CONTEXT_CHARS);
    }),
  );
