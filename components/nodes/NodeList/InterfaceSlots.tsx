import { getInterfaces } from '@/lib/display';
import { joinNames } from '@/lib/display/chain-facts';
import { toInterfaceSlots } from '@/lib/display/interface-slots';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain } from '@/lib/provider';
import s from './InterfaceSlots.module.scss';

/** A chain's interfaces in short form; screen readers get the full names. */
export function InterfaceSlots({ chain, locale }: { chain: Chain; locale: Locale }) {
  const interfaces = getInterfaces(chain);
  const names = joinNames(interfaces, locale);
  return (
    <>
      <span className={s.hidden}>{names}</span>
      <span className={s.slots} aria-hidden="true" title={names} data-markdown="omit">
        {toInterfaceSlots(interfaces)}
      </span>
    </>
  );
}
