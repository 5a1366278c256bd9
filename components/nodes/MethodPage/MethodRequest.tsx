import { SiteLink } from '@/components/content/SiteLink';
import { getTextNames } from '@/lib/chains/names';
import { toHash } from '@/lib/console/address';
import { getMessages } from '@/lib/i18n/messages';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { hasShortenedValue, namesThings, runsAsPrinted } from '@/lib/methods/call';
import { getMethodSample } from '@/lib/methods/sample';
import type { PageOf } from '@/lib/pages';
import { getChainPath } from '@/lib/site/addresses';
import { RequestPanel } from '../RequestPanel';
import { Part } from './Part';
import s from './index.module.scss';

/** The request in four languages beside the shape of its response. */
export function MethodRequest({ page }: { page: PageOf<'method'> }) {
  const { method, chain, host, locale } = page;
  const labels = getMethodMessages(locale).page;
  const sample = getMethodSample(method, { key: chain.key, host });
  if (!sample) return null;
  const { name } = getTextNames(chain, locale);
  return (
    <Part
      id="request"
      title={labels.request}
      text={
        <>
          <p>
            {formatMixed(
              host === null ? labels.opaqueRequestText : labels.requestText,
              { chain: name },
              locale,
            )}
          </p>
          {namesThings(method) ? (
            <p>
              {runsAsPrinted(method, chain.key)
                ? labels.runs
                : formatMixed(labels.form, { chain: name }, locale)}
            </p>
          ) : null}
          {hasShortenedValue(method) ? <p>{labels.shortened}</p> : null}
        </>
      }
    >
      <RequestPanel id="method" sample={sample} messages={getMessages(locale)} />
      <SiteLink
        href={getChainPath(chain.key) + toHash({ method: method.name })}
        locale={locale}
        className={s.console}
      >
        {labels.openConsole}
      </SiteLink>
    </Part>
  );
}
