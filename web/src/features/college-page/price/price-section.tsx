import { bandOfIncome } from '@touchline/domain/reference/family-prices/income-bands';
import { Box } from '@chakra-ui/react/box';
import { noAthleticAid } from '@touchline/domain/college/price/athletic-aid';
import { PayerEntry } from '../../../components/price/payer-entry';
import { type PriceLine, PriceTable } from '../../../components/price/price-table';
import { bandText, PRICE_SOURCE, PRICE_TEXTS } from '../../../components/price/price-texts';
import { RateNote } from '../../../components/price/rate-note';
import { useMoney } from '../../../components/price/use-money';
import { useOwnPayer } from '../../../components/price/own-payer';
import { useYearPrices } from '../../../components/price/use-year-prices';
import { useLanguage } from '../../../i18n/language-provider';
import { Section } from '../../../ui/page-layout';
import { useCollegePage } from '../use-college-page';
import { OwnPrice } from './own-price';
import { pricedCollege } from './priced-college';

/**
 * What a year costs the reader: list prices and net prices by income for everybody, and the own price once somebody has
 * said who pays. The own price is computed in the browser; its place is kept free. Nothing where no price can be told
 * to anybody.
 */
export function PriceSection() {
  const texts = PRICE_TEXTS[useLanguage().language];
  const { college, sex, comparison } = useCollegePage();
  const priceOf = useYearPrices();
  const { netPriceTuition, outOfStateTuition } = college.academics.details.costs;
  const isPriced = [netPriceTuition, outOfStateTuition, comparison?.familyPrices ?? null].some((one) => one !== null);
  if (!isPriced) return null;
  const team = college.athletics.sport.find((one) => one.sex === sex);
  const noAid = noAthleticAid({
    league: college.league,
    division: team?.division ?? college.division,
    conference: team?.conference ?? college.conference,
  });
  return (
    <Section title={texts.title}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap="8"
        alignItems="start"
      >
        <Box minW="0" display="grid" rowGap="4" alignContent="start" minH={{ base: '28rem', lg: '24rem' }}>
          <PayerEntry />
          <OwnPrice collegeId={college._id} price={priceOf?.(pricedCollege(college)) ?? null} noAid={noAid} />
          <RateNote />
        </Box>
        <PriceTables />
      </Box>
    </Section>
  );
}

/** List prices, and net prices by income, with what they count; nothing where neither is known. */
function PriceTables() {
  const texts = PRICE_TEXTS[useLanguage().language];
  const { dollars } = useMoney();
  const { college, comparison } = useCollegePage();
  const { payer } = useOwnPayer();
  const family = comparison?.familyPrices ?? null;
  const { inStateTuition, outOfStateTuition } = college.academics.details.costs;
  const source = texts.source(PRICE_SOURCE);
  const own = payer === null || payer.income === null ? null : bandOfIncome(payer.income);
  const bands = (family?.byIncome ?? []).flatMap((price, band): readonly PriceLine[] =>
    price === null
      ? []
      : [{ label: bandText(texts, band, dollars), value: dollars(price), mark: band === own ? texts.ownBand : null }],
  );
  const living = family?.living ?? null;
  const isForAll = inStateTuition === outOfStateTuition;
  const listed = [
    ...(isForAll ? [] : [[texts.listHome, inStateTuition] as const]),
    [isForAll ? texts.listAll : texts.listElsewhere, outOfStateTuition] as const,
  ].flatMap(([label, tuition]): readonly PriceLine[] =>
    tuition === null || living === null ? [] : [{ label, value: dollars(tuition + living), mark: null }],
  );
  return (
    <Box minW="0" display="grid" rowGap="8" _empty={{ display: 'none' }}>
      {listed.length > 0 && <PriceTable title={texts.list} heads={null} lines={listed} note={`${texts.listParts} ${source}`} />}
      {bands.length > 0 && (
        <PriceTable
          title={texts.bands}
          heads={[texts.bandIncome, texts.bandPrice]}
          lines={bands}
          note={`${texts.bandsCount} ${source}`}
        />
      )}
    </Box>
  );
}
