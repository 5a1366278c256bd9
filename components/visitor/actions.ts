/** What a button asks for by `data-action`, so that it needs no script of its own. */
export type ActionName = 'accept-all' | 'reject-all' | 'manage-cookies' | 'open-chat';
