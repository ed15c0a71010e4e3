/** Why somebody reports a profile or a part of it; what may harm somebody comes first. */
export const REPORT_REASONS = ['danger', 'impersonation', 'offensive', 'privateData', 'spam', 'other'] as const;
