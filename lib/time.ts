/** The latest time that a date can hold, in milliseconds since 1970. */
export const MAX_TIME = 8.64e15;

/** Whether a date can hold it; of anything else, formatting throws. */
export const isTime = (value: number): boolean => Math.abs(value) <= MAX_TIME;
