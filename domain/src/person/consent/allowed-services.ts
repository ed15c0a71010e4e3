import { passesAgeRule } from './age-rules';

/** The second grouping of consent, by purpose (S9-11). */
export const CONSENT_PURPOSES = ['necessary', 'statistics', 'marketing', 'preferences'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * The services that a visitor in a GDPR country decides on (S9-11), each with its purpose; the assignment is our
 * choice.
 */
export const CONSENT_SERVICES = {
  necessary: 'necessary',
  sessionReplay: 'statistics',
  maps: 'preferences',
  tagManager: 'marketing',
  analytics: 'statistics',
  video: 'marketing',
} as const satisfies Record<string, ConsentPurpose>;

export type ConsentService = keyof typeof CONSENT_SERVICES;

const ADULT_PURPOSES: ReadonlySet<ConsentPurpose> = new Set(['statistics', 'marketing']);

/** What the allowed services depend on besides the visitor's choice. */
export interface ConsentSituation {
  /** True in a country where consent comes first (S7-18); false where the check failed (S8-09). */
  readonly isConsentRequired: boolean;
  /** True where the user is 13 to 15 years old, or may be. */
  readonly isYoung: boolean;
}

/** The services of a purpose, in the order of CONSENT_SERVICES. */
export function servicesOf(purpose: ConsentPurpose): readonly ConsentService[] {
  return ALL_SERVICES.filter((service) => CONSENT_SERVICES[service] === purpose);
}

/** Every service, in the order of CONSENT_SERVICES. */
export const ALL_SERVICES: readonly ConsentService[] = Object.keys(CONSENT_SERVICES).filter((name) => isConsentService(name));

/** True for the name of a service. */
export function isConsentService(name: string): name is ConsentService {
  return Object.hasOwn(CONSENT_SERVICES, name);
}

/** The purposes that may be chosen: users of 13 to 15 in a GDPR country choose neither statistics nor marketing. */
export function purposesOpenTo({ isConsentRequired, isYoung }: ConsentSituation): readonly ConsentPurpose[] {
  return CONSENT_PURPOSES.filter((purpose) => !(isConsentRequired && isYoung && ADULT_PURPOSES.has(purpose)));
}

/**
 * The services that may run (S4-15): the chosen ones; without a choice all of them, or only the necessary ones where
 * consent is required. Necessary services always run; services that the visitor may not choose never do.
 */
export function allowedServices(
  chosen: readonly ConsentService[] | null,
  situation: ConsentSituation,
): readonly ConsentService[] {
  const wanted = chosen ?? (situation.isConsentRequired ? [] : ALL_SERVICES);
  const open = purposesOpenTo(situation);
  return ALL_SERVICES.filter((service) => {
    const purpose = CONSENT_SERVICES[service];
    return purpose === 'necessary' || (open.includes(purpose) && wanted.includes(service));
  });
}

/** True for a person under 16, who may not allow marketing and statistics; both dates are YYYY-MM-DD. */
export function isYoungOn(dateOfBirth: string, today: string): boolean {
  return !passesAgeRule(dateOfBirth, today);
}
