import { priceInUsDollars } from '@touchline/domain/college/catalogue/listed-price';
import { amountOf } from '@touchline/domain/college/price/year-price';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { type PriceOf, pricedOf } from '../../components/price/price-of';
import { nameOfSaved, type SavedItem } from '../../components/saving/use-saved-colleges';
import type { Translate } from '../../i18n/use-translations';

/**
 * Saved colleges as a CSV table with the columns of the list, in its language; days are YYYY-MM-DD. The net
 * price says whom it counts, and beside it stands the reader's own price, empty until somebody has said who pays. A
 * Canadian price names its currency, because the columns are ones of American dollars.
 */
export function csvOfSaved(items: readonly SavedItem[], t: Translate, priceOf: PriceOf | null): string {
  const titles = [
    t('saving.college'),
    t('saving.place'),
    t('saving.league'),
    `${t('saving.netPriceCounted')} ($)`,
    `${t('saving.ownPrice')} ($)`,
    `${t('saving.graduation')} (%)`,
    t('myColleges.stage'),
    t('myColleges.nextStep'),
    t('myColleges.nextStepOn'),
    t('saving.note'),
    t('saving.savedOn'),
  ];
  const rows = items.map((item) => {
    const { college, stage, nextStep, note, savedAt } = item;
    const facts =
      college === null
        ? [null, null, null, null, null]
        : [
            placeLine(college.city, college.state),
            competitionParts(college).join(' · '),
            priceInUsDollars(college) ?? (college.netPrice === null ? null : `CA$${college.netPrice}`),
            priceOf === null ? null : amountOf(priceOf(pricedOf(college))),
            college.graduationRate,
          ];
    const plan = [t(`myColleges.stage.${stage}`), nextStep?.text ?? null, nextStep?.on ?? null, note];
    return [nameOfSaved(item), ...facts, ...plan, savedAt.slice(0, 10)];
  });
  return csvOf([titles, ...rows]);
}
