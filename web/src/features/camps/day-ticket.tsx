import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../i18n/language-provider';

/** The first day of a camp as a ticket: month over day. Decoration, because its days stand next to it as a text. */
export function DayTicket({ day, isQuiet = false }: { readonly day: string; readonly isQuiet?: boolean }) {
  const { language } = useLanguage();
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(new Date(day)).replace('.', '');
  return (
    <Box
      aria-hidden
      flex="none"
      width={{ base: '12', md: '14' }}
      borderRadius="control"
      borderWidth="1px"
      borderColor={isQuiet ? 'border' : 'pitch.muted'}
      overflow="hidden"
      textAlign="center"
      bg="bg.panel"
      fontVariantNumeric="tabular-nums"
    >
      <Box
        bg={isQuiet ? 'bg.muted' : 'pitch.solid'}
        color={isQuiet ? 'fg.muted' : 'pitch.contrast'}
        textStyle="small"
        fontWeight="semibold"
        lineHeight="1.5rem"
        textTransform="uppercase"
      >
        {month}
      </Box>
      <Box fontFamily="heading" fontWeight="bold" fontSize="1.375rem" lineHeight="2.25rem">
        {Number(day.slice(8))}
      </Box>
    </Box>
  );
}
