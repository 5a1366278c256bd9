/** Names of what the site's scripts store in a browser; `inventory.ts` says why and for how long. */
export const CONSENT_COOKIE = 'consent';
export const LOCALE_COOKIE = 'locale';
export const SOURCE_COOKIE = 'registration_source';
export const SOURCE_URL_COOKIE = 'registration_url';
export const QUERY_ENTRY = 'registration_query';
export const ANNOUNCEMENT_ENTRY = 'announcement';
export const OFFER_PREFIX = 'offer-';
export const LANGUAGE_HINT_ENTRY = 'language-hint';
export const RELOADS_ENTRY = 'reloads';
export const DRAFT_PREFIX = 'draft:';
export const QUOTE_ENTRY = 'quote';
export const RECENT_CHAINS_ENTRY = 'recent-chains';

export const COOKIE_DAYS = 365;
