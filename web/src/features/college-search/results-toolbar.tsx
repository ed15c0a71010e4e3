import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { useCollegeQuery } from './search-address';

interface ResultCountProps {
  readonly total: number | null;
  /** How the text was read where it was taken for mistyped. */
  readonly readAs: string | null;
}

/**
 * The number of results, read aloud when it changes, and what a mistyped text was taken for. Its line has its height
 * before the number is known.
 */
export function ResultCount({ total, readAs }: ResultCountProps) {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {total === null ? '' : t('search.count', { count: total })}
      {total !== null && readAs !== null && (
        <>
          {' · '}
          {t('colleges.readAs', { read: readAs, typed: query.text })}
        </>
      )}
    </Box>
  );
}
