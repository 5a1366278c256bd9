import type en from '@/locales/visitor/en.json';

/** Words of what a visitor opens or is offered now and then, fetched with it. */
export type VisitorMessages = typeof en;
