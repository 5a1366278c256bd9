/** Options of tests whose visitors see motion, which others do without to save time. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
