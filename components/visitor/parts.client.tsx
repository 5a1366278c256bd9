'use client';

/** Rarely used components in one chunk, because two would be larger in total. */
export { Preferences } from '@/components/consent/Preferences.client';
export { LanguageHint } from './LanguageHint.client';
export { PreviewEnd } from './PreviewEnd.client';
