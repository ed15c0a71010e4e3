import type { FamilyPrices } from '../../reference/family-prices/family-prices';
import { FAMILY_PRICE_SOURCE } from '../../reference/family-prices/income-bands';
import { termsOf } from './fact-sources';
import type { OpenFact } from './open-fact';

/** The fields of net prices, one for each of INCOME_BANDS; they name the band of the family's income in dollars. */
export const NET_PRICE_FIELDS = [
  'familyPrices.netPriceIncomeTo30000',
  'familyPrices.netPriceIncomeTo48000',
  'familyPrices.netPriceIncomeTo75000',
  'familyPrices.netPriceIncomeTo110000',
  'familyPrices.netPriceIncomeAbove110000',
] as const;

/** The field of room and board, books and other expenses. */
export const LIVING_FIELD = 'familyPrices.living';

/** The net prices of a year by the family's income, and living; a band of which nothing is known is left out. */
export function familyPriceFacts({ byIncome, living }: FamilyPrices): readonly OpenFact[] {
  const { source, year } = FAMILY_PRICE_SOURCE;
  const values = [
    ...NET_PRICE_FIELDS.map((field, band) => [field, byIncome[band] ?? null] as const),
    [LIVING_FIELD, living] as const,
  ];
  return values.flatMap(([field, value]): OpenFact[] =>
    value === null ? [] : [{ field, value, unit: 'USD', year, source, ...termsOf(FAMILY_PRICE_SOURCE) }],
  );
}
