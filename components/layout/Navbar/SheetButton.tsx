import { Icon } from '@/components/ui/Icon';
import s from './SheetButton.module.scss';

export const SHEET_ID = 'menu';

/** Opens the sheet with the menus; the one inside it closes it. */
export function SheetButton({ label, isClosing = false }: { label: string; isClosing?: boolean }) {
  return (
    <button
      type="button"
      popoverTarget={SHEET_ID}
      popoverTargetAction={isClosing ? 'hide' : undefined}
      aria-label={label}
      className={s.button}
    >
      <Icon name={isClosing ? 'close' : 'menu'} size="large" />
    </button>
  );
}
