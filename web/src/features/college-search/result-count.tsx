import { Box } from '@chakra-ui/react/box';
import { useWords } from '../../i18n/use-words';

/** How many colleges the search finds, read out when it changes; its line is there before the number is. */
export function ResultCount({ total }: { readonly total: number | null }) {
  const say = useWords();
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {total === null ? '' : say('search.count', { count: total })}
    </Box>
  );
}
