import { z } from 'zod';

/** What plain objects answer to without holding it: a name of this kind would be found in any list of words. */
const isInherited = (name: string) => name in Object.prototype;

export const label = z.string().trim().min(1).max(120);
/** A label by which words are looked up. */
export const term = label.refine((name) => !isInherited(name));
/** Used unescaped in URLs and file names. */
export const key = term.max(64).regex(/^(?!\.+$)[\w.-]+$/);

/** More than any list of words has. */
export const MAX_NAMES = 20;
