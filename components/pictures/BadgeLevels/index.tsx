import { getTextNames } from '@/lib/chains/names';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { BADGE_COLOURS, getBadgeSize } from '@/lib/directory/badge';
import { getAvailability } from '@/lib/display';
import { getBadgeFile } from '@/lib/site/addresses';
import type { LiveNodes } from '@/lib/provider';
import { Panel } from '../Panel';
import s from './index.module.scss';

const LEVELS = ['high', 'middle', 'low', 'unmeasured'] as const;
const COUNT = 2;
const SCALE = 1.4;

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages; pictures: PictureMessages };

/** Badges as shown in a README, and the meaning of their colours. */
export function BadgeLevels({ nodes, locale, messages, pictures: { badgeLevels } }: Props) {
  const shown = nodes.chains.filter(({ status }) => status === 'available').slice(0, COUNT);
  return (
    <Panel title="README.md">
      <div className={s.readme}>
        <p className={s.name} aria-hidden="true">
          <code># your-app</code>
        </p>
        <p className={s.badges}>
          {shown.map((chain) => {
            const { width, height } = getBadgeSize(chain);
            return (
              // As other sites show it: an image by its address.
              // eslint-disable-next-line @next/next/no-img-element
              <img
                key={chain.key}
                src={getBadgeFile(chain.key)}
                alt={formatMessage(messages.availability.cell, {
                  name: getTextNames(chain, locale).name,
                  value: getAvailability(chain, messages, locale).label,
                })}
                width={width * SCALE}
                height={height * SCALE}
                fetchPriority="low"
              />
            );
          })}
        </p>
        <svg viewBox="0 0 400 50" className={s.text} aria-hidden="true">
          <path d="M0 4h380M0 22h396M0 40h250" />
        </svg>
      </div>
      <ul className={s.levels}>
        {LEVELS.map((level) => (
          <li key={level}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <rect width="20" height="20" rx="4" fill={BADGE_COLOURS[level]} />
            </svg>
            {badgeLevels.levels[level]}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
