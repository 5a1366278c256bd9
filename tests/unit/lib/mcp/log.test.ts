import { afterEach, expect, it, vi } from 'vitest';
import { handleMcp } from '@/lib/mcp/handle';

afterEach(() => vi.restoreAllMocks());

it("logs a caller's input as one line, without terminal codes", async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
  };
  const method = 'tools/list\nFORGED \u001b[31mred';
  const response = await handleMcp(
    new Request('http://localhost/mcp/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { _meta: meta } }),
    }),
  );
  await response.text();
  const lines = error.mock.calls.map(([line]) => String(line));
  expect(lines.some((line) => line.includes('FORGED'))).toBe(true);
  expect(lines.filter((line) => /[\u0000-\u001f\u007f-\u009f]/.test(line))).toEqual([]);
});
