import { describe, expect, it } from 'vitest';
import { toTokens, type Token } from '@/lib/samples/highlight';

const join = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');
const listOf = (kind: Token['kind'], code: string) =>
  toTokens(code).flatMap((token) => (token.kind === kind ? [token.text] : []));

const CODES = [
  '',
  ' ',
  '\n\n',
  'plain words',
  '{"a":1,"b":["c"]}',
  '{ "key" : "value" }',
  '"never closed',
  '"a \\"quoted\\" word": 1',
  '"ends with a slash \\\\"',
  'curl https://eth.nodewell.example/$KEY \\\n  -d \'{"id":1}\'',
  '"https://eth.nodewell.example/$KEY"',
  '"$KEY"',
  '"$KEY": 1',
  '"from $KEY to $KEY and back"',
  '$KEY$KEY "$KEY" $KEYS',
  'mainnet = "https://eth.nodewell.example/${KEY}"',
  'URL=https://eth.nodewell.example/YOUR_KEY',
  '$ npm start\n# a remark\r\ncode # no remark',
  '{"emoji":"😀","汉字":"节点"}',
];

describe('the tokens of code', () => {
  it.each(CODES)('joined, equal the code: %j', (code) => {
    expect(join(toTokens(code))).toBe(code);
  });
});

describe('the kinds of tokens', () => {
  it("distinguish an object's key from a string", () => {
    const code = '{"method": "eth_call", "params":["latest"]}';
    expect(listOf('key', code)).toEqual(['"method"', '"params"']);
    expect(listOf('text', code)).toEqual(['"eth_call"', '"latest"']);
  });

  it.each([
    ['curl https://a.example/$KEY', ['$KEY']],
    ['fetch("https://a.example/$KEY/v1")', ['$KEY']],
    ['fetch(`https://a.example/${process.env.KEY}`)', ['${process.env.KEY}']],
    [`get(f"https://a.example/{os.environ['KEY']}/v1")`, ["{os.environ['KEY']}"]],
    ['metadata=[("x-api-key", os.environ["KEY"])]', ['os.environ["KEY"]']],
    ['mainnet = "https://a.example/${KEY}"', ['${KEY}']],
    ['URL=https://a.example/YOUR_KEY', ['YOUR_KEY']],
    ['no key', []],
  ])('mark what to replace: %s', (code, marks) => {
    expect(listOf('mark', code)).toEqual(marks);
  });

  it('recognize prompts and comments only at the start of a line', () => {
    const code = '$ npm start\n# a remark\nprice # $ 5';
    expect(listOf('muted', code)).toEqual(['$ ', '# a remark']);
  });
});
