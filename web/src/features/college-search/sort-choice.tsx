import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { COLLEGE_SORTS } from '@touchline/domain/search/college-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useCollegeQuery } from './use-college-query';

/** In which order the colleges stand; distance only once the reader's place is known. */
export function SortChoice() {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const offered = COLLEGE_SORTS.filter((sort) => (sort === 'distance' ? query.near !== null : true));
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0" flex={{ base: '1', sm: 'none' }}>
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted" flex="none" display={{ base: 'none', sm: 'block' }}>
        {t('colleges.sort')}
      </chakra.label>
      <chakra.select
        id={id}
        aria-label={t('colleges.sort')}
        value={offered.includes(query.sort) ? query.sort : 'relevance'}
        onChange={({ target }) => {
          const sort = offered.find((one) => one === target.value) ?? 'relevance';
          void navigate(linkTo({ ...query, sort, page: 1 }), { state: { keepsPlace: true } });
        }}
        minH="11"
        minW="0"
        width={{ base: 'full', sm: 'auto' }}
        px="3"
        textStyle="small"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`colleges.sort.${sort}`)}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
