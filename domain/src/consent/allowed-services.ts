import { passesAgeRule } from '../account/date-of-birth';
import { CONSENT_PURPOSES, CONSENT_SERVICES, type ConsentPurpose, type ConsentService } from '../constants/consent-services';

/** What decides on a visitor's services beside their choice. */
export interface ConsentSituation {
  /** True in a country where consent has to be asked first (GET /api/v1/checkGdpr; a failed check counts as false, specification §8). */
  readonly asksFirst: boolean;
  /** True where someone of 13 to 15 is signed in, or might be. */
  readonly isYoung: boolean;
}

/** The services of a purpose, in the specification's order. */
export function servicesOf(purpose: ConsentPurpose): readonly ConsentService[] {
  return ALL_SERVICES.filter((service) => CONSENT_SERVICES[service] === purpose);
}

/** Every service, in the specification's order (§9). */
export const ALL_SERVICES: readonly ConsentService[] = Object.keys(CONSENT_SERVICES).filter((name) => isConsentService(name));

/** True for the name of a service. */
export function isConsentService(name: string): name is ConsentService {
  return Object.hasOwn(CONSENT_SERVICES, name);
}

/** The purposes that may be chosen: whoever is 13 to 15 in a GDPR country decides on neither statistics nor marketing (design.md §4, Young users). */
export function purposesOpenTo({ asksFirst, isYoung }: ConsentSituation): readonly ConsentPurpose[] {
  return CONSENT_PURPOSES.filter((purpose) => !(asksFirst && isYoung && KEPT_OFF_THE_YOUNG.has(purpose)));
}

/**
 * The services that may run: the chosen ones; without a choice all of them, but where consent is asked first only what is necessary (specification §4, Cookie
 * consent). Necessary ones always may; those not open to the visitor never.
 */
export function allowedServices(
  chosen: readonly ConsentService[] | null,
  situation: ConsentSituation,
): readonly ConsentService[] {
  const wanted = chosen ?? (situation.asksFirst ? [] : ALL_SERVICES);
  const open = purposesOpenTo(situation);
  return ALL_SERVICES.filter((service) => {
    const purpose = CONSENT_SERVICES[service];
    return purpose === 'necessary' || (open.includes(purpose) && wanted.includes(service));
  });
}

/** True for someone under 16, to whom the extra age rule does not open marketing and statistics; both dates are YYYY-MM-DD. */
export function isYoungOn(dateOfBirth: string, today: string): boolean {
  return !passesAgeRule(dateOfBirth, today);
}

const KEPT_OFF_THE_YOUNG: ReadonlySet<ConsentPurpose> = new Set(['statistics', 'marketing']);
