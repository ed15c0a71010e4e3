import { Box } from '@chakra-ui/react/box';
import { paidAmount } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { ShownMonth } from './money-columns';

interface MoneyBarsProps {
  readonly months: readonly ShownMonth[];
  readonly currency: 'usd' | 'eur';
  readonly nameOf: (month: string) => string;
}

/** What was paid in one currency as a bar for each month; the table next to it says the same to screen readers. */
export function MoneyBars({ months, currency, nameOf }: MoneyBarsProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const most = Math.max(...months.map(({ paid }) => paid[currency]), 1);
  return (
    <Box aria-hidden minW="0">
      <Box textStyle="small" fontWeight="semibold" pb="2">
        {t(`adminMoney.${currency}`)}
      </Box>
      {months.map(({ month, paid }) => (
        <Box
          key={month}
          display="grid"
          gridTemplateColumns="5rem minmax(0, 1fr) 6rem"
          columnGap="3"
          alignItems="center"
          textStyle="small"
          py="1"
        >
          <Box color="fg.muted">{nameOf(month)}</Box>
          <Box bg="bg.muted" borderRadius="pill" height="3" overflow="hidden">
            <Box bg="pitch.solid" height="full" style={{ width: `${(100 * paid[currency]) / most}%` }} />
          </Box>
          <Box textAlign="end">{paidAmount(paid[currency], currency, language)}</Box>
        </Box>
      ))}
    </Box>
  );
}
