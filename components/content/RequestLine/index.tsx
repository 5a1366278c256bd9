import { getTextNames } from '@/lib/chains/names';
import type { EndpointHost } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getRequestBody } from '@/lib/samples';
import { getChainPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { RequestPicker } from './RequestPicker.client';

type Props = { chains: readonly Chain[]; host: EndpointHost; locale: Locale; messages: Messages };

/** The most requested chains; the others are on the list that the page links to. */
const CHOICES = 12;

/** A chain's first request in one line of shell, for any of the chains most asked for. */
export function RequestLine({ chains, host, locale, messages }: Props) {
  const choices = chains
    .flatMap((chain) => {
      const { key, status, facts } = chain;
      const body = status === 'available' && facts && getRequestBody(facts);
      if (!body) return [];
      const href = localizePath(getChainPath(key), locale);
      return [{ key, name: getTextNames(chain, locale).name, body, href }];
    })
    .slice(0, CHOICES);
  return (
    <RequestPicker
      choices={choices}
      host={host}
      labels={{ ...messages.code, ...messages.requestLine }}
    />
  );
}
