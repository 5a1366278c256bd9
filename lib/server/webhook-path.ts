const WEBHOOK = '/api/revalidate';

/**
 * The address of a request, for the webhook with its slash at the end: Next would redirect a call without one, and
 * who calls a webhook does not follow.
 */
export const withWebhookSlash = (url: string): string =>
  url === WEBHOOK || url.startsWith(`${WEBHOOK}?`) ? url.replace(WEBHOOK, `${WEBHOOK}/`) : url;
