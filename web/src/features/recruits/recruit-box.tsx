import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { LONGEST_RECRUIT_TEXT, possibleQuery } from '@touchline/domain/person/recruits/recruit-query';
import { useId } from 'react';
import { SearchFields } from '../../components/search/form-without-scripts';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/fields/search-field';
import { sentAlong, useChooseRecruits, useRecruitQuery } from './recruit-address';

/** The search box over names, teams, schools and towns: a real form, so that it works before hydration. */
export function RecruitBox() {
  const t = useTranslations();
  const choose = useChooseRecruits();
  const { query, areCards } = useRecruitQuery();
  const id = useId();
  return (
    <chakra.form
      role="search"
      method="get"
      action="/"
      maxW="text"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        const text = typeof typed === 'string' ? typed.trim() : '';
        choose(possibleQuery({ ...query, text }));
      }}
    >
      <SearchFields of={sentAlong({ ...query, text: '' }, areCards)} />
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t('recruits.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <SearchField
          key={query.text}
          id={id}
          name="q"
          placeholder={t('recruits.placeholder')}
          defaultValue={query.text}
          maxLength={LONGEST_RECRUIT_TEXT}
        />
        <Button type="submit" size="lg">
          {t('recruits.submit')}
        </Button>
      </Box>
    </chakra.form>
  );
}
