import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Combobox } from '@/components/forms/Combobox/Combobox.client';
import { sendByKey } from '@/components/forms/send-by-key.client';

const OPTIONS = [
  { value: 'eth', label: 'Ethereum' },
  { value: 'sol', label: 'Solana' },
];

/** The Enter that commits a composition: as most browsers send it, and as Safari does, after the composition's end. */
const COMMITS = [{ isComposing: true }, { keyCode: 229 }];

it.each(COMMITS)('Enter with %j chooses no option', (commit) => {
  const onChoose = vi.fn();
  render(
    <Combobox label="Chain" options={OPTIONS} value="eth" onChoose={onChoose} noResults="None" />,
  );
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'sol' } });
  fireEvent.keyDown(field, { key: 'Enter', ...commit });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledWith('sol');
});

it.each(COMMITS)('Ctrl+Enter with %j sends no form', (commit) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit} onKeyDown={sendByKey}>
      <textarea />
    </form>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...commit });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(onSubmit).toHaveBeenCalled();
});
