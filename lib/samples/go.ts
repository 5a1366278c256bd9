const KEY = 'os.Getenv("KEY")';

/** A text of Go; JSON holds no back quote unless a value does. */
const toGoText = (text: string) => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

/** An address with `$KEY` in it as Go. */
function toGoUrl(url: string): string {
  const [before = '', after = ''] = url.split('$KEY');
  return `${JSON.stringify(before)} + ${KEY}${after && ` + ${JSON.stringify(after)}`}`;
}

/** A call over HTTP as a program of the standard library alone. */
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
