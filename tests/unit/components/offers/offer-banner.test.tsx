import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { OfferBanner } from '@/components/offers/OfferBanner';
import { getMessages } from '@/lib/i18n/messages';

afterEach(() => localStorage.clear());

const show = (title: string) =>
  render(
    <OfferBanner
      offer={{
        kind: 'gift',
        title,
        text: 'Free',
        link: { link_type: 'Any' },
        more_link: { link_type: 'Any' },
      }}
      label={null}
      locale="en"
      messages={getMessages('en')}
    />,
  );

it('stays closed for the same text, and shows a new one', async () => {
  show('A gift').unmount();
  const { unmount } = show('A gift');
  await userEvent.click(screen.getByRole('button', { name: getMessages('en').offers.close }));
  expect(screen.getByText('A gift').closest('aside')?.hidden).toBe(true);
  unmount();
  show('A gift').unmount();
  show('Another gift');
  expect(screen.getByText('Another gift').closest('aside')?.hidden).toBe(false);
});

it('is hidden again after navigation', async () => {
  const { unmount } = show('A gift');
  await userEvent.click(screen.getByRole('button'));
  unmount();
  show('A gift');
  expect(screen.getByText('A gift').closest('aside')?.hidden).toBe(true);
});
