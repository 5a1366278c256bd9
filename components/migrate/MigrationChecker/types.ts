import type { Messages } from '@/lib/i18n/messages';
import type { Ours } from '@/lib/migrate/types';
import type * as EngineModule from '@/lib/migrate/engine';
import type { Finding, Notes } from '@/lib/migrate/types';

/** The code that is loaded once a visitor starts to paste. */
export type Engine = typeof EngineModule;

/** The checker's props from its page. */
export type CheckerProps = {
  ours: Ours;
  /** What changed on chains whose endpoints cannot move unchanged. */
  notes: Notes;
  messages: Messages['migrate'];
  networks: Messages['directory']['networks'];
  codeWords: Pick<Messages['code'], 'copy' | 'copied' | 'copyFailed'>;
  /** What separates names in a row. */
  separator: string;
};

/** A completely checked text. */
export type Reading = { id: number; text: string; findings: readonly Finding[]; engine: Engine };
