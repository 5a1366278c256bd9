import { getFleetFigures } from '@/lib/display/fleet';
import { getRegionPlaces } from '@/lib/display/region-places';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { LiveNodes } from '@/lib/provider';
import { Panel } from '../Panel';
import world from './world.svg';
import s from './index.module.scss';

/** How far around a region's place the map is lit, in the drawing's units. */
const RADIUS = 66;

type Props = { nodes: LiveNodes; locale: Locale; messages: PictureMessages };

/** A map with the regions that chains are checked from, and the totals of the node list. */
export function Fleet({ nodes, locale, messages: { fleet } }: Props) {
  const figures = getFleetFigures(nodes);
  const places = getRegionPlaces(nodes.regions);
  const land = `${world.src}#land`;
  const regions = nodes.regions.join(', ');
  return (
    <Panel title={fleet.title} note={regions ? formatMessage(fleet.note, { regions }) : null}>
      <svg viewBox="112 18 1016 466" className={s.map} aria-hidden="true">
        <clipPath id="lit-regions">
          {places.map(({ region, x, y }) => (
            <circle key={region} cx={x} cy={y} r={RADIUS} />
          ))}
        </clipPath>
        <use href={land} x="112" y="18" width="1016" height="466" className={s.land} />
        <g clipPath="url(#lit-regions)" className={s.lit}>
          <use href={land} x="112" y="18" width="1016" height="466" />
        </g>
        {places.map(({ region, x, y }) => (
          <g key={region} className={s.region}>
            <circle cx={x} cy={y} r={RADIUS} />
            <text x={x} y={y + RADIUS + 30}>
              {region}
            </text>
          </g>
        ))}
      </svg>
      <dl className={s.figures}>
        {(['available', 'interfaces', 'testnets', 'regions'] as const)
          .filter((name) => figures[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>{fleet[name]}</dt>
              <dd>{formatNumber(figures[name], locale)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
