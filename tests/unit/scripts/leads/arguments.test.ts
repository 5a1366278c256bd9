import { expect, it } from 'vitest';
import { parseLeadsCommand } from '@/scripts/leads/arguments';

it.each([
  ['list', { name: 'list' }],
  ['show abc', { name: 'show', id: 'abc' }],
  ['export', { name: 'export' }],
  ['export leads.csv', { name: 'export', target: 'leads.csv' }],
  ['redeliver', { name: 'redeliver' }],
  ['close abc', { name: 'close', id: 'abc' }],
  ['close all', { name: 'close' }],
  ['purge --older-than 365d', { name: 'purge', olderThanMs: 365 * 86_400_000 }],
])('reads "%s"', (line, command) => {
  expect(parseLeadsCommand(line.split(' '))).toEqual(command);
});

it.each([
  '',
  'show',
  'close',
  'purge',
  'purge --older-than 0d',
  'purge --older-than year',
  'x y z',
])('says what is wrong with "%s"', (line) =>
  expect(() => parseLeadsCommand(line.split(' ').filter(Boolean))).toThrow(/npm run leads/),
);

it('names a command that does not exist', () => {
  expect(() => parseLeadsCommand(['exprot'])).toThrow('exprot');
});
