import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { checkText } from '@/lib/migrate/check';
import type { Ours } from '@/lib/migrate/types';
import { rewriteInParts, joinParts, type Choices } from '@/lib/migrate/rewrite';
import { toServed } from '@/lib/migrate/served';
import { toChains } from '@/lib/provider/chains';
import { parseNodes } from '@/lib/provider/nodes-schema';

/** What the embedded provider serves, on the settings' host. */
export const OURS: Ours = {
  served: toServed(toChains(parseNodes(EMBEDDED_NODES).entries, null), 'en'),
  host: 'nodewell.example',
};

export const check = (text: string) => checkText(text, OURS);
export const move = (text: string, choices: Choices = new Map()) =>
  joinParts(rewriteInParts(text, check(text), choices, OURS));
