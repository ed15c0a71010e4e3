import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { STUDY_NAMES } from '../../../components/player/study-names';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { SelectControl } from '../../../ui/fields/select-control';
import { useChooseRecruits, useRecruitQuery, withFilter } from '../recruit-address';

/** The filter by what players want to study; a script of its own, because its names are many. */
export function StudyFilter() {
  const t = useTranslations();
  const id = useId();
  const { language } = useLanguage();
  const choose = useChooseRecruits();
  const { query } = useRecruitQuery();
  const [value = ''] = query.filters.study ?? [];
  const options = Object.entries(STUDY_NAMES[language]).toSorted(([, one], [, other]) => one.localeCompare(other, language));
  return (
    <Box>
      <Box asChild textStyle="label" display="block" mb="1">
        <label htmlFor={id}>{t('recruits.facet.study')}</label>
      </Box>
      <SelectControl
        id={id}
        value={value}
        onChange={({ target }) => choose(withFilter(query, 'study', target.value === '' ? [] : [target.value]))}
        textOverflow="ellipsis"
      >
        <option value="">{t('recruits.any')}</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectControl>
    </Box>
  );
}
