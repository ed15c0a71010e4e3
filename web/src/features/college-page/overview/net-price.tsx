import { Box } from '@chakra-ui/react/box';
import type { KnownPrice } from '@touchline/domain/college/price/year-price';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { CostBar, type CostPart } from '../../../components/numbers/cost-bar';
import { useOwnMarks } from '../../../components/numbers/own-marks';
import { useYearPrices } from '../../../components/price/use-year-prices';
import { sourceText } from '../../../components/college/college-facts';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { pricedCollege } from '../price/priced-college';
import { Correctable } from '../suggestions/correctable';
import { useCollegePage } from '../use-college-page';

/**
 * The net price, with whom it counts; in its place the reader's own price once somebody has said who pays. Both take
 * the same room, so that nothing moves. A budget stands next to the own price alone, or next to the net price as long
 * as nobody has said who pays.
 */
export function NetPrice() {
  const { college } = useCollegePage();
  const { budget } = useOwnMarks();
  const priceOf = useYearPrices();
  const t = useTranslations();
  const { language } = useLanguage();
  const net = college.academics.details.costs.netPriceTuition;
  if (net === null) return null;
  const own = priceOf?.(pricedCollege(college)) ?? null;
  const known = own === null || own.kind === 'unknown' ? null : own;
  const hasBudget = budget !== null && college.address.country !== 'CA' && (own === null || known !== null);
  const mark = hasBudget
    ? { label: t('college.budget'), value: budget, text: t('college.yourBudget', { price: academicsCost(budget, language) }) }
    : null;
  return (
    <Correctable path="/academics/details/costs/netPriceTuition" isOnOverview>
      <Box display="grid" css={{ '& > *': { gridArea: '1 / 1' } }}>
        <Box minW="0" visibility={known === null ? 'visible' : 'hidden'}>
          <NetPriceBar net={net} budget={known === null ? mark : null} />
        </Box>
        {known !== null && <OwnPriceBar price={known} budget={mark} />}
      </Box>
    </Correctable>
  );
}

interface NetPriceBarProps {
  readonly net: number;
  readonly budget: CostPart | null;
}

/** What students with federal aid pay after grants, of the cost of a year with housing, on its own scale. */
function NetPriceBar({ net, budget }: NetPriceBarProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const isCanadian = college.address.country === 'CA';
  const money = (value: number) => {
    const price = academicsCost(value, language);
    return isCanadian ? t('college.canadianDollars', { price }) : price;
  };
  const { costOfAttendance } = college.academics.details.costs;
  const covered = costOfAttendance === null ? 0 : costOfAttendance - net;
  const parts = [
    { label: t('college.netPriceTuition'), value: net, text: money(net) },
    ...(covered > 0 ? [{ label: t('college.priceGrants'), value: covered, text: money(covered) }] : []),
  ];
  const whole = covered > 0 ? [[t('college.costOfAttendance'), money(net + covered)] as const] : [];
  const source = college.sources['academics.details.costs.netPriceTuition'] ?? null;
  const isForResidents = college.collegeType === null || college.collegeType === 'public';
  const who = isCanadian ? 'canada' : isForResidents ? 'resident' : 'other';
  return (
    <CostBar
      title={[t('college.netPriceTuition'), ...whole.map((cost) => cost.join(' '))].join(' · ')}
      sentence={`${t('college.pricePaid', { price: money(net), who })}.`}
      source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
      rows={[...[...parts, ...(budget === null ? [] : [budget])].map(({ label, text }) => [label, text] as const), ...whole]}
      parts={parts}
      endText={money}
      budget={budget}
    />
  );
}

interface OwnPriceBarProps {
  readonly price: KnownPrice;
  readonly budget: CostPart | null;
}

/** The reader's own price of a year: for people from elsewhere tuition and living, else the net price. */
function OwnPriceBar({ price, budget }: OwnPriceBarProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const money = (value: number) => academicsCost(value, language);
  const amounts =
    price.kind === 'listPrice'
      ? ([
          ['college.outOfStateTuition', price.tuition],
          ['college.priceLiving', price.living],
        ] as const)
      : ([['college.netPriceTuition', price.amount]] as const);
  const parts = amounts.map(([label, value]) => ({ label: t(label), value, text: money(value) }));
  return (
    <CostBar
      title={t('college.ownPriceOf')}
      sentence={t(price.kind === 'listPrice' ? 'college.ownPriceListed' : 'college.ownPriceNet', { price: money(price.amount) })}
      rows={[...parts, ...(budget === null ? [] : [budget])].map(({ label, text }) => [label, text] as const)}
      parts={parts}
      endText={money}
      budget={budget}
    />
  );
}
