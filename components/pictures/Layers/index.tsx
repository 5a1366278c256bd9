import { useId } from 'react';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

/** Layers that we run, by index. */
const RUN_BY_US = [1, 2];
const FIRST_CHOICE = 2;

/** The layers of a chain for one application; the selected one shows the decisions it needs. */
export function Layers({ messages: { layers } }: { messages: PictureMessages }) {
  const name = useId();
  return (
    <Panel title={layers.title} className={s.layers} note={layers.run}>
      <div className={s.body}>
        <svg
          viewBox="0 0 210 340"
          preserveAspectRatio="none"
          className={s.plates}
          aria-hidden="true"
        >
          {layers.list
            .map((layer, index) => ({ layer, index }))
            .reverse()
            .map(({ layer, index }) => {
              const y = 36 + index * 64;
              return (
                <g
                  key={layer.name}
                  data-plate={index}
                  className={RUN_BY_US.includes(index) ? s.ours : s.plate}
                >
                  <path d={`M10 ${y}L100 ${y + 32}L190 ${y}V${y + 9}L100 ${y + 41}L10 ${y + 9}Z`} />
                  <path d={`M100 ${y - 32}L190 ${y}L100 ${y + 32}L10 ${y}Z`} />
                  <path d={`M190 ${y}H210`} className={s.leader} />
                </g>
              );
            })}
        </svg>
        <fieldset className={s.list}>
          <legend className="visuallyHidden">{layers.legend}</legend>
          {layers.list.map((layer, index) => (
            <label key={layer.name} className={s.layer}>
              <input
                type="radio"
                name={name}
                data-layer={index}
                data-unmanaged=""
                defaultChecked={index === FIRST_CHOICE}
                className="visuallyHidden"
              />
              <b>{layer.name}</b>
              <span>{layer.about}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div aria-live="polite">
        {layers.list.map(({ name: layer, decide, later }, index) => (
          <dl key={layer} data-details={index} className={s.details}>
            <div>
              <dt>{layers.decide}</dt>
              <dd>{decide}</dd>
            </div>
            <div>
              <dt>{layers.later}</dt>
              <dd>{later}</dd>
            </div>
          </dl>
        ))}
      </div>
    </Panel>
  );
}
