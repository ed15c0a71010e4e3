import { Box } from '@chakra-ui/react/box';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/use-words';
import { searchAddressOf } from './search-address';
import { useCollegeResults } from './use-college-results';

/** How many colleges the address's search finds, read out when it changes; its line is there before the number is. */
export function ResultCount() {
  const say = useWords();
  const [params] = useSearchParams();
  const { data } = useCollegeResults(searchAddressOf(params));
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" mt="8" mb="3">
      {data === undefined ? '' : say('search.count', { count: data.total })}
    </Box>
  );
}
