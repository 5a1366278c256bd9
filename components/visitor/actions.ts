/** The values of `data-action`, which let buttons work without a script of their own. */
export type ActionName = 'accept-all' | 'reject-all' | 'manage-cookies' | 'open-chat';
