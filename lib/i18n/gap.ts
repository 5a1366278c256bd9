const WIDE_END = /[，。；：！？、）”]$/u;

/** What parts a text from the words behind it: a Chinese sign brings its own room. */
export const getGap = (text: string): string => (WIDE_END.test(text) ? '' : ' ');
