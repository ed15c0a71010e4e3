import { isEmail } from '../../kernel/text/email';
import { isCalendarDate } from '../../kernel/text/text-traits';

/** Who runs a copy of the site. Null is not known yet; the text `none` says that there is none. */
export interface Operator {
  readonly name: string | null;
  readonly address: readonly string[] | null;
  readonly representedBy: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly register: string | null;
  readonly taxId: string | null;
  readonly editor: string | null;
  readonly legalReview: { readonly termsVersion: number; readonly date: string } | null;
}

/** A value that an operator has to give. */
export type OperatorField = keyof Operator;

/** The fields in the order in which pages and checks name them. */
export const OPERATOR_FIELDS = [
  'name',
  'address',
  'representedBy',
  'email',
  'phone',
  'register',
  'taxId',
  'editor',
  'legalReview',
] as const satisfies readonly OperatorField[];

/** The text that says that there is none. */
const NONE = 'none';
const MAY_BE_NONE: readonly OperatorField[] = ['representedBy', 'phone', 'register', 'taxId'];

/** The fields that have no value yet; blank texts and an empty address count as none. */
export function missingOf(operator: Operator): readonly OperatorField[] {
  return OPERATOR_FIELDS.filter((field) => {
    const value = operator[field];
    if (value === null) return true;
    if (typeof value === 'string') return value.trim() === '' || (value === NONE && !MAY_BE_NONE.includes(field));
    return Array.isArray(value) && !value.some((line: string) => line.trim() !== '');
  });
}

/** What is wrong with the values of an operator: the fields, and what to do about each. */
export interface OperatorFault {
  readonly field: OperatorField;
  readonly kind: 'missing' | 'invalid' | 'outdated';
}

/**
 * Why a site with these values cannot be deployed: values that are missing, a mail address or a day that is not one,
 * and a review of other terms than the present version.
 */
export function operatorFaults(operator: Operator, termsVersion: number): readonly OperatorFault[] {
  const missing = missingOf(operator).map((field) => ({ field, kind: 'missing' }) as const);
  const { email, legalReview } = operator;
  const isMailable = email === null || email.trim() === '' || (isEmail(email) && !/\.(?:example|invalid|test)$/i.test(email));
  return [
    ...missing,
    ...(isMailable ? [] : [{ field: 'email', kind: 'invalid' } as const]),
    ...(legalReview === null || isCalendarDate(legalReview.date) ? [] : [{ field: 'legalReview', kind: 'invalid' } as const]),
    ...(legalReview === null || legalReview.termsVersion === termsVersion
      ? []
      : [{ field: 'legalReview', kind: 'outdated' } as const]),
  ];
}

/** A value to show: null where it is not known, blank, or `none`. */
export function givenValue(value: string | null): string | null {
  return value === null || value.trim() === '' || value === NONE ? null : value;
}
