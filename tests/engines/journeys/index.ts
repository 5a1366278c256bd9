import type { Page } from '../page';
import { chains } from './chains';
import { consent } from './consent';
import { dialogs } from './dialogs';
import { forms } from './forms';
import { pages } from './pages';
import { pricing } from './pricing';
import { shell } from './shell';

/** What a visitor does, by what it proves. */
export type Journeys = Record<string, (page: Page) => Promise<void>>;

export const JOURNEYS: Journeys = {
  ...shell,
  ...consent,
  ...forms,
  ...dialogs,
  ...chains,
  ...pricing,
  ...pages,
};
