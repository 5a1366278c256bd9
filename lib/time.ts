/** The latest time that a date can represent, in milliseconds since 1970. */
export const MAX_TIME = 8.64e15;

/** True if a date can represent the value; otherwise, formatting throws. */
export const isTime = (value: number): boolean => Math.abs(value) <= MAX_TIME;
