import { describe, expect, it } from 'vitest';
import { fillContent } from '@/lib/content/fill-content';
import { fillText } from '@/lib/content/fill-text';

const VALUES = { brand: 'Nodewell', 'fact:days': '14', 'fact:law': 'Norway' };

const node = (text: string, type = 'paragraph') => ({ type, text, spans: [] });
const cell = (text: string) => ({ key: text, type: 'data', content: [node(text)] });
const table = (...rows: string[][]) => ({
  body: { rows: rows.map((cells) => ({ cells: cells.map(cell) })) },
});
const texts = (nodes: { text: string }[]) => nodes.map(({ text }) => text);

describe('a text', () => {
  it.each([
    ['Within {fact:days} days.', 'Within 14 days.'],
    ['Law of {fact:law|the seller}.', 'Law of Norway.'],
    ['In {fact:city|our office}.', 'In our office.'],
    ['One. In {fact:city}. Two.', 'One. Two.'],
    ['One. In {fact:city}.', 'One.'],
    ['In {fact:city}. Two.', 'Two.'],
    ['3.1 In {fact:city}. {brand} stays.', '3.1 Nodewell stays.'],
    ['3.1 In {fact:city}.', ''],
    ['{if:law}Shown. {if:city}Hidden.', 'Shown.'],
    ['{unless:law}Hidden. {unless:city}Shown.', 'Shown.'],
    ['甲。在{fact:city}。乙 {fact:days} 天。', '甲。乙 14 天。'],
    ['{fact:constructor}', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillText(text, VALUES)).toBe(filled);
  });

  it('keeps the spans of the remaining text', () => {
    const text = 'Gone in {fact:city} for good. Within {fact:days} days, see here.';
    const toSpan = (words: string) => {
      const start = text.indexOf(words);
      return { start, end: start + words.length, type: 'strong' };
    };
    const spans = ['for good', '{fact:days} days', 'here'].map(toSpan);
    const filled = fillContent({ type: 'paragraph', text, spans }, VALUES);
    expect(filled.text).toBe('Within 14 days, see here.');
    expect(filled.spans.map(({ start, end }) => filled.text.slice(start, end))).toEqual([
      '14 days',
      'here',
    ]);
  });
});

describe('content that loses its purpose is dropped', () => {
  it('a paragraph, and a heading with nothing under it', () => {
    const text = [
      node('Where', 'heading2'),
      node('In {fact:city}.'),
      node('When', 'heading2'),
      node('In {fact:days} days.'),
      node('Who', 'heading2'),
      node('Deep', 'heading3'),
      node('{fact:nobody}'),
    ];
    expect(texts(fillContent({ text }, VALUES).text)).toEqual(['When', 'In 14 days.']);
  });

  it('a row with any cell, a table with its last row', () => {
    const data = {
      some: table(['A', '{fact:days}'], ['B', '{fact:city}']),
      none: table(['B', '{fact:city}']),
    };
    const { some, none } = fillContent(data, VALUES);
    expect(some.body.rows).toHaveLength(1);
    expect(none).toBeNull();
  });

  it('a list entry with any of its texts, including links', () => {
    const questions = [
      { question: 'When?', answer: [node('In {fact:days} days.')] },
      { question: 'Where?', answer: [node('In {fact:city}.')] },
      { question: '{if:city}Which?', answer: [node('That.')] },
      { question: 'Link?', answer: [node('Yes.')], link: { url: 'https://{fact:host}/' } },
    ];
    expect(fillContent({ questions }, VALUES).questions.map(({ question }) => question)).toEqual([
      'When?',
    ]);
  });

  it('a section with its title or its last entry, but not with its lead', () => {
    const toSlice = (id: string, primary: object) => ({ id, slice_type: 'a', primary });
    const slices = [
      toSlice('title', { title: [node('{if:city}Jobs')], text: [node('Text.')] }),
      toSlice('entries', { title: [node('Title')], cards: [{ text: '{fact:city}' }] }),
      toSlice('lead', { title: [node('Title')], lead: [node('In {fact:city}.')] }),
    ];
    expect(fillContent({ slices }, VALUES).slices.map(({ id }) => id)).toEqual(['lead']);
  });
});
