'use client';

import { useRouter } from 'next/navigation';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { getQuoteParts } from '@/lib/quotes/format-quote';
import { toQuoteText } from '@/lib/quotes/quote-request';
import { localizePath } from '@/lib/site/paths';
import { useQuote } from '@/stores/quote';
import { QuoteSummary } from '.';

/** Marks the tool that a page's request is put together with. */
export const QUOTE_TOOL = 'data-quote-tool';

type Props = {
  locale: Locale;
  words: FormMessages['quote'];
  /** Called before the visitor goes back to the tool. */
  onEdit?: () => void;
};

/** The visitor's request in one line above a form, with a way back to the tool that it comes from. */
export function QuoteStrip({ locale, words, onEdit }: Props) {
  const { tool, offer, ...kept } = useQuote();
  const { request, names } = offer ?? kept;
  const isLive = useBrowserValue(() => true, false);
  const router = useRouter();
  const parts = isLive ? getQuoteParts(request, { locale, words, names }) : [];

  const edit = () => {
    onEdit?.();
    const found = document.querySelector<HTMLElement>(`[${QUOTE_TOOL}]`);
    if (!found) return tool && router.push(`${localizePath(tool, locale)}#${toQuoteText(request)}`);
    found.scrollIntoView({ block: 'start' });
    // After the dialog has returned the focus to its opener.
    setTimeout(() => found.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus());
  };

  return (
    <QuoteSummary parts={parts} title={words.title}>
      {(tool ?? offer) ? (
        <button type="button" onClick={edit}>
          {words.edit}
        </button>
      ) : null}
    </QuoteSummary>
  );
}
