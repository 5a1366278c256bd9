import type en from '@/locales/visitor/en.json';

/** Messages of optional features, loaded with them. */
export type VisitorMessages = typeof en;
