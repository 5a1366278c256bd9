import type { Json } from './rows';

export type Props = { [key: string]: Json };
/** An element as React sends it: a marker, its type, its key and its props. */
export type FlightElement = ['$', string, Json, Props];

export const isObject = (value: Json | undefined): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isElement = (value: Json | undefined): value is FlightElement =>
  Array.isArray(value) &&
  value.length === 4 &&
  value[0] === '$' &&
  typeof value[1] === 'string' &&
  isObject(value[3]);

/** True for an HTML or SVG element. */
export const isHost = ([, type]: FlightElement): boolean => !type.startsWith('$');

/** Returns the part of a value at a path such as `:props:children:0`. */
export function getPart(value: Json, path: string): Json | undefined {
  let part: Json | undefined = value;
  for (const name of path.split(':').slice(1)) {
    if (isElement(part)) part = name === 'props' ? part[3] : undefined;
    else if (Array.isArray(part)) part = part[Number(name)];
    else part = isObject(part) ? part[name] : undefined;
  }
  return part;
}
