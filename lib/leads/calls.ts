/** The provider's calls that accept leads, as path endings. */
export const LEAD_CALLS = ['contacts/', 'enterprise-request', 'send_form'] as const;

export type LeadCall = (typeof LEAD_CALLS)[number];
