import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command';
import { toBody, type Sent } from './run-shell';

export const HAS_GO = spawnSync('go', ['version']).status === 0;

/** Runs each program with a transport that records requests. */
const toHarness = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  return `package main

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"strings"
${names.map((name) => `	"samples/${name}"`).join('\n')}
)

type recorder struct{ out *json.Encoder }

func (r recorder) RoundTrip(request *http.Request) (*http.Response, error) {
	body := ""
	if request.Body != nil {
		data, _ := io.ReadAll(request.Body)
		body = string(data)
	}
	r.out.Encode([]string{request.Method, request.URL.String(), body})
	return &http.Response{StatusCode: 200, Body: io.NopCloser(strings.NewReader("")), Request: request}, nil
}

func main() {
	http.DefaultTransport = recorder{json.NewEncoder(os.NewFile(3, "record"))}
	http.DefaultClient.Transport = http.DefaultTransport
${names.map((name) => `	${name}.Main()`).join('\n')}
}
`;
};

/** Returns what Go programs send. All are compiled into one, because each would take a second. */
export function runGo(codes: readonly string[]): Sent[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'go-samples-'));
  try {
    writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
    writeFileSync(path.join(folder, 'main.go'), toHarness(codes.length));
    codes.forEach((code, index) => {
      mkdirSync(path.join(folder, `p${index}`));
      writeFileSync(
        path.join(folder, `p${index}`, 'sample.go'),
        code.replace('package main', `package p${index}`).replace('func main()', 'func Main()'),
      );
    });
    const { recorded } = runCommand('go', ['run', '.'], { cwd: folder });
    return recorded
      .trim()
      .split('\n')
      .map((line) => {
        const [method, url, body] = JSON.parse(line) as [string, string, string];
        return { url, method, ...toBody(body || undefined) };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
