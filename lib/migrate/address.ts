/** A parsed URL; expressions such as `${KEY}` stay whole. */
export type Address = {
  isSocket: boolean;
  isEscaped: boolean;
  /** Lower case, without user and port. */
  host: string;
  /** The path's segments; the last is empty after a trailing slash. */
  path: string[];
  query: string;
};

/** Cuts at the first of `signs` outside brackets. */
function cut(text: string, signs: string): [string, string] {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (depth === 0 && signs.includes(char)) return [text.slice(0, at), text.slice(at)];
  }
  return [text, ''];
}

/** Splits `text` at slashes outside brackets. */
function split(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.startsWith('/')) {
    const [part, next] = cut(rest.slice(1), '/');
    parts.push(part);
    rest = next;
  }
  return parts;
}

/** Parses a URL found by `findUrls`. */
export function toAddress(written: string): Address {
  const isEscaped = written.includes(String.raw`\/`);
  const url = isEscaped ? written.replaceAll(String.raw`\/`, '/') : written;
  const scheme = url.slice(0, url.indexOf(':'));
  const [authority, tail] = cut(url.slice(scheme.length + 3), '/?#');
  const [path, query] = cut(tail, '?#');
  const own = authority.slice(authority.lastIndexOf('@') + 1);
  const [host] = cut(own, ':');
  return {
    isSocket: scheme.toLowerCase().startsWith('ws'),
    isEscaped,
    host: host.toLowerCase(),
    path: split(path),
    query,
  };
}

/** Parses a query, whose expressions may contain any character. */
export function toQueryValues(query: string): Map<string, string> {
  const values = new Map<string, string>();
  let rest = query.replace(/^\?/, '');
  while (rest) {
    const [pair, next] = cut(rest, '&#');
    const equals = pair.indexOf('=');
    if (equals > 0) values.set(pair.slice(0, equals).toLowerCase(), pair.slice(equals + 1));
    rest = next.slice(1);
  }
  return values;
}
