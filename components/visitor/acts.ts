/** What a button asks for by `data-act`, so that it needs no script of its own. */
export type Act = 'accept-all' | 'reject-all' | 'manage-cookies' | 'open-chat';
