import { CodeName } from '@/components/ui/CodeName';
import { SiteLink } from '@/components/content/SiteLink';
import { getTextNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { getMethodPages, type PagedMethod } from '@/lib/methods/pages';
import { toSlug } from '@/lib/methods/interfaces';
import type { PageOf } from '@/lib/pages';
import { getChainPath, getMethodPath } from '@/lib/site/addresses';
import { Part } from './Part';
import s from './index.module.scss';

const MOST_SIBLINGS = 12;

type Link = { href: string; label: string; isCode?: boolean };

function Chips({ links, locale }: { links: readonly Link[]; locale: Locale }) {
  return (
    <ul className={s.chips}>
      {links.map(({ href, label, isCode }) => (
        <li key={href}>
          <SiteLink href={href} locale={locale}>
            {isCode ? <CodeName>{label}</CodeName> : label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The same call on other chains, and related calls on this one. */
export function MethodLinks({ page }: { page: PageOf<'method'> }) {
  const { method, chain, peers, locale } = page;
  const labels = getMethodMessages(locale).page;
  const values = { method: method.name, chain: getTextNames(chain, locale).name };
  const others = getMethodPages(chain).filter(({ name }) => name !== method.name);
  const isNear = ({ group }: PagedMethod) => group === method.group;
  const siblings = [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
  const more = siblings.slice(0, MOST_SIBLINGS).map(({ name, slug }) => ({
    href: getMethodPath(chain.key, slug),
    label: name,
    isCode: true,
  }));
  const all = {
    href: `${getChainPath(chain.key)}#methods`,
    label: formatMixed(labels.allMethods, values, locale),
  };
  return (
    <>
      {peers.length > 0 ? (
        <Part id="chains" title={formatMixed(labels.peers, values, locale)}>
          <Chips
            locale={locale}
            links={peers.map((peer) => ({
              href: getMethodPath(peer.key, toSlug(method.name)),
              label: getTextNames(peer, locale).name,
            }))}
          />
        </Part>
      ) : null}
      <Part id="more" title={formatMixed(labels.siblings, values, locale)}>
        <Chips locale={locale} links={[...more, all]} />
      </Part>
    </>
  );
}
