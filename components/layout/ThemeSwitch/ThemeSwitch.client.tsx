'use client';

import { usePathname } from 'next/navigation';
import { useTheme } from 'next-themes';
import { Icon, type IconName } from '@/components/ui/Icon';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import s from './ThemeSwitch.module.scss';

const MODES = { system: 'screen', light: 'sun', dark: 'moon' } as const satisfies Record<
  string,
  IconName
>;

type Mode = keyof typeof MODES;
type Props = { label: string; messages: Record<Mode | 'forced', string> };

/** True if the page forces a mode. */
const hasForcedMode = () => document.querySelector('[data-forced-mode]') !== null;

/** Colour mode: the system's, light or dark. Only the browser knows which is set. */
export function ThemeSwitch({ label, messages }: Props) {
  const { theme, setTheme } = useTheme();
  // Storage may contain an invalid mode, which the page treats as the system's.
  const current = theme && Object.hasOwn(MODES, theme) ? theme : 'system';
  const isInBrowser = useBrowserValue(() => true, false);
  // The next page may leave the choice to the visitor.
  usePathname();
  const isForced = useBrowserValue(hasForcedMode, false);
  return (
    <div role="group" aria-label={label} className={`${s.switch} needsScripts`}>
      {(Object.keys(MODES) as Mode[]).map((mode) => (
        <button
          key={mode}
          type="button"
          className={s.mode}
          aria-label={messages[mode]}
          title={isForced ? messages.forced : messages[mode]}
          aria-pressed={isInBrowser && !isForced && current === mode}
          aria-disabled={isForced || undefined}
          onClick={() => isForced || setTheme(mode)}
        >
          <Icon name={MODES[mode]} size="small" />
        </button>
      ))}
    </div>
  );
}
