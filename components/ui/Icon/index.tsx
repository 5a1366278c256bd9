import { classNames } from '../class-names';
import s from './index.module.scss';

const PATHS = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-out': 'M7 17 17 7M9 7h8v8',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 9h16M4 15h16',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15.5 15.5 20 20',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.500v.200',
  alert: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.200',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { name: IconName; size?: 'xs' | 'small' | 'medium' | 'large'; className?: string };

/** A line icon in the text's colour; it is decoration, the words beside it carry the meaning. */
export function Icon({ name, size = 'medium', className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(s[size], className)}>
      <path d={PATHS[name]} />
    </svg>
  );
}
