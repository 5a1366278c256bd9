const KEY = 'os.Getenv("KEY")';

/** Quotes a text for Go; JSON contains no backquote unless a value does. */
const toGoText = (text: string) => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

/** Writes a URL containing `$KEY` in Go. */
function toGoUrl(url: string): string {
  const [before = '', after = ''] = url.split('$KEY');
  return `${JSON.stringify(before)} + ${KEY}${after && ` + ${JSON.stringify(after)}`}`;
}

/** Writes an HTTP call as a program that uses only the standard library. */
export function toGo(url: string, body?: string): string {
  const packages = ['io', 'net/http', 'os', ...(body === undefined ? [] : ['strings'])];
  const call =
    body === undefined
      ? [`\tresponse, err := http.Get(${toGoUrl(url)})`]
      : [
          `\tbody := strings.NewReader(${toGoText(body)})`,
          `\tresponse, err := http.Post(${toGoUrl(url)},`,
          `\t\t"application/json", body)`,
        ];
  return [
    `package main\n`,
    `import (`,
    ...packages.map((name) => `\t"${name}"`),
    `)\n`,
    `func main() {`,
    ...call,
    `\tif err != nil {\n\t\tpanic(err)\n\t}`,
    `\tdefer response.Body.Close()`,
    `\tio.Copy(os.Stdout, response.Body)`,
    `}`,
  ].join('\n');
}
