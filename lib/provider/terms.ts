import { z } from 'zod';

/** True for properties that every plain object inherits: lookups would find such a name in any dictionary. */
const isInherited = (name: string) => name in Object.prototype;

export const label = z.string().trim().min(1).max(120);
/** A label that serves as a key in lookups. */
export const term = label.refine((name) => !isInherited(name));
/** Used unescaped in URLs and file names. */
export const key = term.max(64).regex(/^(?!\.+$)[\w.-]+$/);

/** More names than any dictionary has. */
export const MAX_NAMES = 20;
