import type { Messages } from '@/lib/i18n/messages';
import type { Ours } from '@/lib/migrate/types';
import type * as EngineModule from '@/lib/migrate/engine';
import type { Finding, Notes } from '@/lib/migrate/types';

/** What is fetched once a visitor begins to paste. */
export type Engine = typeof EngineModule;

/** What the checker is given by its page. */
export type CheckerProps = {
  ours: Ours;
  /** What changed on chains whose endpoints cannot move as they are. */
  notes: Notes;
  messages: Messages['migrate'];
  networks: Messages['directory']['networks'];
  codeWords: Pick<Messages['code'], 'copy' | 'copied'>;
  /** What stands between names in a row. */
  separator: string;
};

/** A text that was read to its end. */
export type Reading = { id: number; text: string; findings: readonly Finding[]; engine: Engine };
