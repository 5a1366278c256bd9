import type { EndpointHost } from '@/lib/endpoints';
import { SEPARATORS } from '@/lib/display/chain-facts';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getNotes, toServed } from '@/lib/migrate/served';
import type { Chain } from '@/lib/provider';
import { LazyChecker } from './LazyChecker.client';
import s from './Checker.module.scss';

type Props = { chains: readonly Chain[]; host: EndpointHost; locale: Locale; messages: Messages };

/** Where visitors paste a configuration; without scripts, a pointer to the table of providers. */
export function MigrationChecker({ chains, host, locale, messages }: Props) {
  const ours = { served: toServed(chains, locale), host };
  const { migrate, directory, code } = messages;
  return (
    <>
      <p className={s.without}>{migrate.withoutScripts}</p>
      <LazyChecker
        ours={ours}
        notes={getNotes(locale)}
        messages={host === null ? { ...migrate, outputNote: migrate.opaqueOutputNote } : migrate}
        networks={directory.networks}
        codeWords={{ copy: code.copy, copied: code.copied, copyFailed: code.copyFailed }}
        separator={SEPARATORS[locale]}
      />
    </>
  );
}
