import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { toTextNode } from './elements';

export const toParagraph = (...children: PhrasingContent[]) => ({
  type: 'paragraph' as const,
  children,
});
/** Parses a message with code in backticks. */
export const toCoded = (message: string): PhrasingContent[] =>
  message
    .split('`')
    .map((value, index) =>
      index % 2 ? { type: 'inlineCode' as const, value } : toTextNode(value),
    );
export const toHeading = (depth: 1 | 2, text: string): RootContent => ({
  type: 'heading',
  depth,
  children: [toTextNode(text)],
});
export const toList = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children): ListItem => ({
    type: 'listItem',
    children: [toParagraph(...children)],
  })),
});
export const toLink = (text: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [toTextNode(text)],
});
