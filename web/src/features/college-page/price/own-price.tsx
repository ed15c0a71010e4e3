import { Box } from '@chakra-ui/react/box';
import { fourYears, NO_GUESSES, ownYear } from '@touchline/domain/college/price/own-guesses';
import { amountOf, type YearPrice } from '@touchline/domain/college/price/year-price';
import type { noAthleticAid } from '@touchline/domain/college/price/athletic-aid';
import { useOwnPayer } from '../../../components/price/own-payer';
import { howText, PRICE_SOURCE, PRICE_TEXTS } from '../../../components/price/price-texts';
import { useMoney } from '../../../components/price/use-money';
import { useLanguage } from '../../../i18n/language-provider';
import { GuessForm } from './guess-form';

interface OwnPriceProps {
  readonly collegeId: string;
  /** Null until somebody has said who pays. */
  readonly price: YearPrice | null;
  /** Why the team gives no athletic scholarships; null where there may be some. */
  readonly noAid: ReturnType<typeof noAthleticAid>;
}

/** The reader's own price of a year and of four, how it came about, and the own guesses. */
export function OwnPrice({ collegeId, price, noAid }: OwnPriceProps) {
  const texts = PRICE_TEXTS[useLanguage().language];
  const { dollars, both } = useMoney();
  const { payer, answers } = useOwnPayer();
  const aid = noAid === null ? null : <Box textStyle="small">{texts.noAthletic[noAid]}</Box>;
  if (price === null || payer === null) return aid;
  const own = answers.guesses[collegeId] ?? NO_GUESSES;
  const guesses = noAid === null ? own : { ...own, athletic: null };
  const year = ownYear(amountOf(price), guesses);
  const total = fourYears(year);
  return (
    <Box display="grid" rowGap="3">
      {year !== null && total !== null && (
        <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="6" rowGap="1" alignItems="baseline">
          <Box as="dt" color="fg.muted">
            {texts.year}
          </Box>
          <Box as="dd" textStyle="h3" fontVariantNumeric="tabular-nums">
            {both(year)}
          </Box>
          <Box as="dt" color="fg.muted">
            {texts.years}
          </Box>
          <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {both(total)}
          </Box>
        </Box>
      )}
      <Box>{`${howText(texts, price, dollars)} ${price.kind === 'unknown' ? '' : texts.source(PRICE_SOURCE)}`.trim()}</Box>
      {price.kind === 'listPrice' && <Box textStyle="small">{texts.notCounted}</Box>}
      {year !== null && (
        <Box textStyle="small" color="fg.muted">
          {texts.yearsHelp}
        </Box>
      )}
      {aid}
      {year !== null && <GuessForm key={collegeId} collegeId={collegeId} own={own} hasAthletic={noAid === null} />}
    </Box>
  );
}
