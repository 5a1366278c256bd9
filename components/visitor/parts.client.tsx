'use client';

/** What few visitors open: one chunk, since two would weigh more than both together do. */
export { Preferences } from '@/components/consent/Preferences.client';
export { LanguageHint } from './LanguageHint.client';
export { PreviewEnd } from './PreviewEnd.client';
