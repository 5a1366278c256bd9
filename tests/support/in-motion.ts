/** Options of tests with animations, which others disable to save time. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
