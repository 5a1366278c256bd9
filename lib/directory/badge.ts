import { getAvailabilityLevel, type AvailabilityLevel } from '@/lib/display';
import { getLargestLag } from '@/lib/display/head-lag';
import { escapeHtml } from '@/lib/http/escape-html';
import type { Chain } from '@/lib/provider';
import type { DataFile } from './data-file';

const HEIGHT = 20;
const PADDING = 8;
/** Average character width of the badge's font, in pixels. */
const CHARACTER = 6.6;
const MAX_NAME = 24;

/** Dark enough for white text on each. */
export const BADGE_COLOURS: Record<AvailabilityLevel, string> = {
  high: '#0b7a4b',
  middle: '#2f7d3b',
  low: '#9a5200',
  unmeasured: '#55606a',
};

const getWidth = (text: string) => Math.ceil(text.length * CHARACTER) + 2 * PADDING;

/** The text of the right half: never a figure that was not measured. */
function getValue(chain: Chain): string {
  const { status, reading, availabilityPercent } = chain;
  if (status !== 'available') return status;
  if (reading === 'default') return 'not measured';
  if (reading === 'sample') return `${availabilityPercent}% (sample)`;
  const lag = getLargestLag(chain);
  return lag ? `${availabilityPercent}%, ${lag.blocksBehind} behind` : `${availabilityPercent}%`;
}

const getTexts = (chain: Chain) => ({
  name: `${[...chain.name].slice(0, MAX_NAME).join('')} RPC`,
  value: getValue(chain),
});

/** Returns the size of a chain's badge in pixels. */
export function getBadgeSize(chain: Chain): { width: number; height: number } {
  const { name, value } = getTexts(chain);
  return { width: getWidth(name) + getWidth(value), height: HEIGHT };
}

/** Draws a chain's latest availability as a picture for other sites, without scripts, fonts or external requests. */
export function toBadge(chain: Chain): DataFile {
  const { name, value } = getTexts(chain);
  const colour =
    BADGE_COLOURS[chain.status === 'available' ? getAvailabilityLevel(chain) : 'unmeasured'];
  const [left, right] = [getWidth(name), getWidth(value)];
  const label = escapeHtml(`${name}: ${value}`);
  const write = (text: string, x: number) =>
    `<text x="${x}" y="14" textLength="${getWidth(text) - 2 * PADDING}">${escapeHtml(text)}</text>`;
  return {
    type: 'image/svg+xml; charset=utf-8',
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title><clipPath id="r"><rect width="${left + right}" height="${HEIGHT}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="#101418"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colour}"/></g><g fill="#fff" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="11">${write(name, PADDING)}${write(value, left + PADDING)}</g></svg>
`,
  };
}
