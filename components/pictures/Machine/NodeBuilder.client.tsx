'use client';

import { useId } from 'react';
import { Combobox } from '@/components/forms/Combobox/Combobox.client';
import m from '@/components/nodes/ChainMark/index.module.scss';
import sprite from '@/components/nodes/ChainMark/chain-marks.svg';
import { CountField } from '@/components/pricing/CountField';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/Field';
import { RadioCards } from '@/components/ui/RadioCards';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import { formatNumber } from '@/lib/i18n/format';
import type { FormMessages } from '@/lib/i18n/form-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { formatQuote } from '@/lib/quotes/format-quote';
import {
  fromPeakPlace,
  toNodeRequest,
  toPeakPlace,
  type NodeOption,
} from '@/lib/quotes/node-choice';
import { DEPTHS, PEAK_MAX } from '@/lib/quotes/quote-request';
import { CONTACT_PATH } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { openOverlay } from '@/stores/overlays';
import { takeOffer } from '@/stores/quote';
import { Drawing } from './Drawing';
import { useNodeChoice } from './use-node-choice.client';
import s from './index.module.scss';

export type NodeBuilderProps = {
  chains: readonly NodeOption[];
  regions: readonly string[];
  locale: Locale;
  words: PictureMessages['machine'];
  quote: FormMessages['quote'];
  noResults: string;
  invalid: string;
};

const toMark = ({ key, family }: NodeOption) => (
  <span aria-hidden="true" className={`${m.mark} ${m.s}`} data-family={family}>
    <svg>
      <use href={`${sprite.src}#${key}`} />
    </svg>
  </span>
);

/** Puts a dedicated node together and asks for its price; without scripts, a form that leads to the contact page. */
export function NodeBuilder(props: NodeBuilderProps) {
  const { chains, regions, locale, words, quote, noResults, invalid } = props;
  const { choice, change } = useNodeChoice(chains, regions);
  const isLive = useBrowserValue(() => true, false);
  const sliderId = useId();
  if (!choice) return null;
  const { chain, region, depth, trace, peak } = choice;
  const request = toNodeRequest(choice);
  const { labels } = quote;
  const toOffer = ({ hasArchive, hasTrace }: NodeOption) =>
    [quote.depths.full, hasArchive && quote.depths.archive, hasTrace && quote.trace]
      .filter(Boolean)
      .join(', ');
  const missing = formatMessage(words.missing, { name: chain.name });
  const caption = chain.adds ? words.captions[depth][chain.adds] : quote.depths[depth];

  return (
    <form
      data-quote-tool=""
      action={`${localizePath(CONTACT_PATH, locale)}#message`}
      onSubmit={(event) => {
        event.preventDefault();
        takeOffer();
        openOverlay('contact', words.quote);
      }}
    >
      <div className={s.drawing}>
        <Drawing
          choice={choice}
          rate={formatMessage(words.rate, { count: formatNumber(peak, locale) })}
          words={words}
        />
        <p className={s.caption}>
          <b>
            {chain.name}: {caption}
          </b>
          <span>{region}</span>
        </p>
      </div>
      <div className={s.fields}>
        <input type="hidden" name="page" value="/dedicated-nodes/" />
        <input type="hidden" name="product" value="dedicated" />
        {isLive ? (
          <Combobox
            label={labels.chain}
            options={chains.map((one) => ({
              ...{ value: one.key, label: one.name, words: one.words },
              ...{ icon: toMark(one), note: toOffer(one) },
            }))}
            value={chain.key}
            onChoose={(key) => change({ chain: key })}
            noResults={noResults}
          />
        ) : (
          <SelectField
            label={labels.chain}
            name="chain"
            defaultValue={chain.key}
            options={chains.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
        {region ? (
          <RadioCards
            legend={labels.region}
            name="region"
            isMono
            value={region}
            options={regions.map((value) => ({ value, label: value }))}
            onChange={({ target }) => change({ region: target.value })}
          />
        ) : null}
        <div className={s.pair}>
          <RadioCards
            legend={labels.depth}
            note={chain.hasArchive ? undefined : missing}
            name="depth"
            value={depth}
            options={DEPTHS.map((value) => ({
              ...{ value, label: words.depths[value] },
              isDisabled: isLive && value === 'archive' && !chain.hasArchive,
            }))}
            onChange={({ target }) => change({ depth: DEPTHS.find((one) => one === target.value) })}
          />
          <RadioCards
            legend={labels.trace}
            note={chain.hasTrace ? undefined : missing}
            name="trace"
            value={trace ? '1' : '0'}
            options={[
              { value: '0', label: words.off },
              { value: '1', label: words.on, isDisabled: isLive && !chain.hasTrace },
            ]}
            onChange={({ target }) => change({ trace: target.value === '1' })}
          />
        </div>
        <div className={s.peak}>
          <label htmlFor={sliderId}>{labels.peak}</label>
          <input
            id={sliderId}
            type="range"
            min={0}
            max={100}
            step={0.2}
            value={toPeakPlace(peak)}
            aria-valuetext={formatNumber(peak, locale)}
            onChange={({ target }) => change({ peak: fromPeakPlace(Number(target.value)) })}
          />
          <CountField
            label={words.number}
            isLabelHidden
            name="peak"
            inputMode="numeric"
            value={peak}
            locale={locale}
            invalid={invalid}
            onCount={(count) => change({ peak: Math.min(Math.max(count, 1), PEAK_MAX) })}
          />
        </div>
      </div>
      <div className={s.end}>
        <p aria-live="polite">
          {formatQuote(request, { locale, words: quote, names: { chain: chain.name } })}
        </p>
        <Button type="submit">{words.quote}</Button>
      </div>
    </form>
  );
}
