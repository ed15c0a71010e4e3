/** The second grouping of consent, by purpose (specification §9). */
export const CONSENT_PURPOSES = ['necessary', 'statistics', 'marketing', 'preferences'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The services a visitor in a GDPR country decides on (specification §9), each with its purpose (which service serves which purpose is ours). */
export const CONSENT_SERVICES = {
  necessary: 'necessary',
  sessionReplay: 'statistics',
  maps: 'preferences',
  tagManager: 'marketing',
  analytics: 'statistics',
  video: 'marketing',
} as const satisfies Record<string, ConsentPurpose>;

export type ConsentService = keyof typeof CONSENT_SERVICES;
