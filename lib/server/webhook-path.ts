const WEBHOOK = '/api/revalidate';

/**
 * Returns the URL of a request, with a trailing slash for the webhook: Next would redirect a call without one, and
 * webhook callers do not follow redirects.
 */
export const withWebhookSlash = (url: string): string =>
  url === WEBHOOK || url.startsWith(`${WEBHOOK}?`) ? url.replace(WEBHOOK, `${WEBHOOK}/`) : url;
