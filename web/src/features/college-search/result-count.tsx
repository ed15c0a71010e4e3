import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';

/** How many colleges the search finds, read out when it changes; its line is there before the number is. */
export function ResultCount({ total }: { readonly total: number | null }) {
  const t = useTranslations();
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {total === null ? '' : t('search.count', { count: total })}
    </Box>
  );
}
