/** The provider's calls that take leads, as the ends of their paths. */
export const LEAD_CALLS = ['contacts/', 'enterprise-request', 'send_form'] as const;

export type LeadCall = (typeof LEAD_CALLS)[number];
