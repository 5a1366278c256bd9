import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from '@/components/ui/Field';

it('ties label, hint and error to the input', () => {
  render(<TextField label="E-mail" hint="For the invoice" error="Email is invalid" name="email" />);
  const input = screen.getByLabelText('E-mail');
  const describedBy = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const messages = describedBy.map((id) => document.getElementById(id)?.textContent);
  expect(messages).toEqual(['For the invoice', 'Email is invalid']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
