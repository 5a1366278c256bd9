import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';

const show = (isOpen: boolean, onClose: () => void) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Search" closeLabel="Close">
    <input />
  </Dialog>
);

it('stays open when it is opened again before the platform says that Escape has closed it', () => {
  const onClose = vi.fn();
  const { rerender } = render(show(true, onClose));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, createEvent('cancel', dialog));
  expect(onClose).toHaveBeenCalledOnce();
  dialog.removeAttribute('open');
  rerender(show(false, onClose));
  rerender(show(true, onClose));
  fireEvent(dialog, createEvent('close', dialog));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

it("reports the next closing, but not a field's cancel event", () => {
  const onClose = vi.fn();
  render(show(true, onClose));
  const dialog = screen.getByRole('dialog');
  const field = screen.getByRole('textbox');
  fireEvent(field, createEvent('cancel', field, { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(dialog, createEvent('close', dialog));
  expect(onClose).toHaveBeenCalledOnce();
});
