import { Button } from '@/components/ui/Button';
import { MultiSelect } from '@/components/ui/MultiSelect';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/chains/change-kinds';
import { getTextNames } from '@/lib/chains/names';
import { getFormAction } from '@/lib/forms/kinds';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain } from '@/lib/provider';
import { bindPlain } from './bound';
import { ConsentNotice } from './ConsentNotice';
import { HiddenFields } from './HiddenFields';
import { EmailField } from './IdentityFields';
import s from './forms.module.scss';

type Props = {
  chains: readonly Chain[];
  kinds: Readonly<Record<ChangeKind, string>>;
  locale: Locale;
};

/** Subscribes to changes on some chains by email. A plain form: few use it, and it needs no script. */
export function AlertsForm({ chains, kinds, locale }: Props) {
  const messages = getFormMessages(locale);
  const words = messages.alerts;
  const chainOptions = chains.map((chain) => ({
    value: chain.key,
    label: getTextNames(chain, locale).name,
  }));
  const kindOptions = CHANGE_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }));
  return (
    <form
      id="alerts"
      data-markdown="omit"
      method="post"
      action={getFormAction('alerts')}
      className={`${s.form} noPrint`}
    >
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <HiddenFields locale={locale} honeypotLabel={messages.honeypot} />
      <EmailField {...bindPlain('email')} messages={messages} />
      <MultiSelect name="chains" legend={words.chains} options={chainOptions} />
      <MultiSelect name="kinds" legend={words.kinds} options={kindOptions} />
      <Button type="submit">{words.send}</Button>
      <ConsentNotice messages={messages} locale={locale} action={words.send} />
    </form>
  );
}
