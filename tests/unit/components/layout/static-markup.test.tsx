import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StaticMarkup } from '@/components/layout/StaticMarkup.client';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const HTML = '<section class="a"><p>Text &amp; <b>more</b></p></section>';
const toElement = (piece: number) => <StaticMarkup as="section" piece={piece} />;

/** Hydrates a document that contains the piece. */
function hydratePiece(piece: number) {
  const container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.append(container);
  const text = container.querySelector('b');
  return { ...render(toElement(piece), { container, hydrate: true }), text };
}

afterEach(() => vi.restoreAllMocks());

describe('a piece of a page', () => {
  it('keeps the elements of the document', () => {
    const error = vi.spyOn(console, 'error');
    const { container, text, rerender } = hydratePiece(1);
    rerender(toElement(1));
    expect(container.innerHTML).toBe(HTML);
    expect(container.querySelector('b')).toBe(text);
    expect(error).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is restored when the visitor returns to the page', () => {
    const { container, rerender } = hydratePiece(2);
    rerender(<></>);
    expect(container.innerHTML).toBe('');
    rerender(toElement(2));
    expect(container.innerHTML).toBe(HTML);
  });
});
