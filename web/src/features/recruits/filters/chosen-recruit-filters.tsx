import { chosenIn } from '@touchline/domain/person/recruits/recruit-query';
import { useStudyNames } from '../../../components/player/use-study-names';
import { ChosenFilters } from '../../../components/search/chosen-filters';
import { useTranslations } from '../../../i18n/use-translations';
import { toggledRecruits, useRecruitQuery, withoutRecruitFilters } from '../recruit-address';
import { useRecruitTexts } from '../recruit-texts';

/** The chosen filters, each with a link that removes it, and a link that removes all. Nothing where none is chosen. */
export function ChosenRecruitFilters() {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const { valueText } = useRecruitTexts();
  const studyName = useStudyNames(query.filters.study !== undefined);
  const chosen = chosenIn(query.filters).flatMap(([name, values]) =>
    values.map((value) => ({
      key: `${name} ${value}`,
      text: [valueText(name, value), name === 'study' ? studyName(value) : null].filter((part) => part !== null).join(': '),
      withoutIt: linkTo(toggledRecruits(query, name, value)),
    })),
  );
  return (
    <ChosenFilters
      label={t('recruits.chosen')}
      chosen={chosen}
      clear={{ text: t('recruits.clear'), to: linkTo(withoutRecruitFilters(query)) }}
    />
  );
}
