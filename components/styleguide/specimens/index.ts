import { CONTROL_SPECIMENS } from './controls';
import { TEXT_SPECIMENS } from './text';

/** What the style guide shows. */
export const SPECIMENS = [...TEXT_SPECIMENS, ...CONTROL_SPECIMENS];
