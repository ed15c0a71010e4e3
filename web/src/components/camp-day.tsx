import { Box } from '@chakra-ui/react/box';
import { useIntl } from 'react-intl';

/** The day (YYYY-MM-DD) on which a camp begins, as a leaf of a calendar; decoration beside the days in words. */
export function CampDay({ day }: { readonly day: string }) {
  const { formatDate } = useIntl();
  return (
    <Box
      aria-hidden
      flex="none"
      width="16"
      alignSelf="start"
      borderRadius="control"
      overflow="hidden"
      borderWidth="1px"
      textAlign="center"
    >
      <Box bg="hero" color="hero.fg" textStyle="small" fontWeight="semibold" py="0.5">
        {formatDate(day, { timeZone: 'UTC', month: 'short' })}
      </Box>
      <Box textStyle="figure" py="1.5">
        {formatDate(day, { timeZone: 'UTC', day: 'numeric' }).replace('.', '')}
      </Box>
    </Box>
  );
}
