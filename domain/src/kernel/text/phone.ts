const US_PHONE = /^(?:\+?1[ -]?)?[2-9]\d{2}[ -]?[2-9]\d{2}[ -]?\d{4}$/;
const INTERNATIONAL_PHONE = /^\+[1-9]\d{0,2}\d{1,14}$/;

/**
 * A US number: optional prefix +1 or 1, ten digits whose area code and exchange start with 2 to 9, single spaces or
 * dashes between (S5-11).
 */
export function isUsPhone(text: string): boolean {
  return US_PHONE.test(text);
}

/**
 * An international number: a plus sign, a country code of one to three digits (the first 1 to 9), then 1 to 14 digits,
 * nothing between (S5-11).
 */
export function isInternationalPhone(text: string): boolean {
  return INTERNATIONAL_PHONE.test(text);
}

/** Either of the two formats (S5-11). */
export function isPhoneNumber(text: string): boolean {
  return isUsPhone(text) || isInternationalPhone(text);
}
