import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { useLongDate } from '../../ui/use-dates';
import { PRICE_TEXTS } from './price-texts';
import { useEuroRate } from './use-money';

/** By which rate prices stand in euros, of which day and source, and whether it is old; nothing without a rate. */
export function RateNote() {
  const { language } = useLanguage();
  const texts = PRICE_TEXTS[language];
  const { formatNumber } = useFormats();
  const longDate = useLongDate();
  const rate = useEuroRate();
  if (rate === null) return null;
  const dollars = `$${formatNumber(rate.dollars, { maximumFractionDigits: 6 })}`;
  const origin = rate.day === null ? texts.rateOwn : longDate(rate.day);
  return (
    <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {`${texts.rateLine(dollars)} (${origin}). `}
      {rate.isOld && <strong>{`${texts.rateOld} `}</strong>}
      {rate.source !== null && texts.source(rate.source)}
    </Box>
  );
}
