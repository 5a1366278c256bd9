import { SiteLink } from '@/components/content/SiteLink';
import type { EndpointHost } from '@/lib/endpoints';
import { Accordion } from '@/components/ui/Accordion';
import { DataTable } from '@/components/ui/DataTable';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { checkText } from '@/lib/migrate/check';
import { getEndOfService } from '@/lib/migrate/end-of-service';
import type { Ours } from '@/lib/migrate/types';
import { PROVIDERS } from '@/lib/migrate/formats';
import { PROVIDER_PAGES } from '@/lib/migrate/provider-pages';
import { getReplacement } from '@/lib/migrate/rewrite';
import { toServed } from '@/lib/migrate/served';
import type { Chain } from '@/lib/provider';
import {
  CLOSING_CALENDAR,
  CLOSING_FEED,
  CLOSING_FILE,
  getProviderPath,
} from '@/lib/site/addresses';
import s from './ProviderTable.module.scss';

type Props = {
  chains: readonly Chain[];
  host: EndpointHost;
  locale: Locale;
  messages: Messages['migrate'];
};

/** The common ones; the checker knows more. */
const MAX_FORMATS = 3;

/** Formats an endpoint pattern for readers: `https://<network>.g.alchemy.com/v2/<key>`. */
const toReadable = (format: string) =>
  `https://${format.replace(/\{net2?\}/g, '<network>').replace(/\{(\w+)\}/g, '<$1>')}`;

/** Returns the replacement for a provider's sample; null if the URL does not name its chain. */
function getSampleUrl(sample: string, ours: Ours): string | null {
  const [finding] = checkText(sample, ours);
  return finding ? getReplacement(finding, ours) : null;
}

/** A provider, with its guide if it has one. */
function ProviderName({ name, locale }: { name: string; locale: Locale }) {
  const page = PROVIDER_PAGES.find(({ provider }) => provider === name);
  return page ? (
    <SiteLink href={getProviderPath(page.slug)} locale={locale} className={s.guide}>
      {name}
    </SiteLink>
  ) : (
    name
  );
}

/** The providers that the checker knows, their endpoint formats, and a sample replacement. */
export function ProviderTable({ chains, host, locale, messages }: Props) {
  const ours = { served: toServed(chains, locale), host };
  const table = (
    <DataTable
      caption={messages.known}
      rows={PROVIDERS}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'provider',
          title: messages.provider,
          cell: ({ name, closed }) => (
            <>
              <ProviderName name={name} locale={locale} />
              {closed === undefined ? null : (
                <span className={s.closed}>{getEndOfService(name, closed, messages)}</span>
              )}
            </>
          ),
        },
        {
          id: 'formats',
          title: messages.formats,
          cell: ({ formats }) => (
            <ul className={s.formats}>
              {formats.slice(0, MAX_FORMATS).map((format) => (
                <li key={format}>
                  <code>{toReadable(format)}</code>
                </li>
              ))}
            </ul>
          ),
        },
        {
          id: 'example',
          title: messages.example,
          cell: ({ sample }) => {
            const url = getSampleUrl(sample, ours);
            return (
              <span className={s.example}>
                <code>{sample}</code>
                {url ? <code className={s.ours}>{url}</code> : messages.states.choose}
              </span>
            );
          },
        },
      ]}
    />
  );
  return (
    <>
      <Accordion items={[{ id: 'provider-list', title: messages.known, content: table }]} />
      <p className={s.files}>
        {messages.closing} <a href={CLOSING_FILE}>JSON</a>, <a href={CLOSING_FEED}>Atom</a>,{' '}
        <a href={CLOSING_CALENDAR}>iCalendar</a>
      </p>
    </>
  );
}
