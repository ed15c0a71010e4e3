import { priceInUsDollars } from '@touchline/domain/college/catalogue/listed-price';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { nameOfSaved, type SavedItem } from '../../components/saving/use-saved-colleges';
import type { Translate } from '../../i18n/use-translations';

/**
 * Saved colleges as a CSV table with the columns of the list, in its language; days are YYYY-MM-DD. A Canadian price
 * names its currency, because the column is one of American dollars.
 */
export function csvOfSaved(items: readonly SavedItem[], t: Translate): string {
  const titles = [
    t('saving.college'),
    t('saving.place'),
    t('saving.league'),
    `${t('saving.netPrice')} ($)`,
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
        ? [null, null, null, null]
        : [
            placeLine(college.city, college.state),
            competitionParts(college).join(' · '),
            priceInUsDollars(college) ?? (college.netPrice === null ? null : `CA$${college.netPrice}`),
            college.graduationRate,
          ];
    const plan = [t(`myColleges.stage.${stage}`), nextStep?.text ?? null, nextStep?.on ?? null, note];
    return [nameOfSaved(item), ...facts, ...plan, savedAt.slice(0, 10)];
  });
  return csvOf([titles, ...rows]);
}
