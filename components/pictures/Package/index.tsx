import { SamplePrices } from '@/components/pricing/SamplePrices';
import { Button } from '@/components/ui/Button';
import { RadioCards } from '@/components/ui/RadioCards';
import { Switch } from '@/components/ui/Switch';
import { getRateRows } from '@/lib/display/package-rates';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { ENTERPRISE_DEFAULTS, TOKEN_OPTIONS } from '@/lib/units/enterprise-package';
import { Panel } from '../Panel';
import { PackageForm } from './PackageForm.client';
import s from './index.module.scss';

type Props = { locale: Locale; messages: Messages; pictures: PictureMessages };

/** The first step of the enterprise request; its values are filled in there. */
export function Package({ locale, messages, pictures }: Props) {
  const { title, units, next, note } = pictures.package;
  const { enterprise } = getFormMessages(locale);
  const { rps, tokens } = ENTERPRISE_DEFAULTS;
  const rates = getRateRows(locale, messages);
  return (
    <Panel title={title} control={<SamplePrices messages={messages} />} note={note}>
      <PackageForm locale={locale} className={s.form}>
        <RadioCards
          name="rps"
          legend={enterprise.rps}
          initial={rps}
          options={rates.map((rate) => ({ value: rate.rps, label: rate.number ?? rate.unit }))}
        />
        <p className={s.caps}>
          {units}{' '}
          {rates.map((rate) => (
            <b key={rate.rps} data-cap={rate.rps}>
              {rate.units}
            </b>
          ))}
          <span className={s.track} />
        </p>
        <RadioCards
          name="tokens"
          legend={enterprise.tokens}
          initial={tokens}
          options={TOKEN_OPTIONS.map((value) => ({ value, label: value }))}
        />
        <div className={s.switches}>
          <Switch label={enterprise.premium} name="premiumSupport" defaultChecked />
          <Switch label={enterprise.statistics} name="advancedStatistics" defaultChecked />
        </div>
        <Button type="submit" size="l" variant="secondary">
          {next}
        </Button>
      </PackageForm>
    </Panel>
  );
}
