import { Box } from '@chakra-ui/react/box';
import { MOST_COUNTED } from '@touchline/domain/person/recruits/recruit-query';
import { useTranslations } from '../../i18n/use-translations';

/** The number of results, read aloud when it changes; above 1,000 it says so. */
export function RecruitCount({ total }: { readonly total: number | null }) {
  const t = useTranslations();
  const isMore = total !== null && total > MOST_COUNTED;
  return (
    <Box role="status" minH="1.625rem" color="fg.muted" fontVariantNumeric="tabular-nums">
      {total !== null && (isMore ? t('recruits.countMore', { count: MOST_COUNTED }) : t('recruits.count', { count: total }))}
    </Box>
  );
}
