const WIDE_END = /[，。；：！？、）”]$/u;

/** Returns what separates a text from the words after it: full-width punctuation needs no space. */
export const getGap = (text: string): string => (WIDE_END.test(text) ? '' : ' ');
