import { Box } from '@chakra-ui/react/box';
import { completionOf } from '@touchline/domain/college/facts/completion';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { CostBar } from '../../../components/numbers/cost-bar';
import { OutcomeDial } from '../../../components/numbers/outcome-dial';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { sourceText } from '../../../components/college/college-facts';
import { Correctable } from '../suggestions/correctable';
import { TabLink } from '../tabs/overview-teasers';
import { useCollegePage } from '../use-college-page';
import { NetPrice } from './net-price';
import { usePeersName, useStanding } from './standing-strip';

/**
 * The chapter on the costs: what students pay after grants, next to the reader's budget. All else is on the Academics
 * tab, so that no picture stands on both.
 */
export function CostChapter() {
  const t = useTranslations();
  if (useCollegePage().college.academics.details.costs.netPriceTuition === null) return null;
  return (
    <Section title={t('college.chapterCosts')} action={<TabLink tab="academics" label="college.moreCosts" />}>
      <NetPrice />
    </Section>
  );
}

/** The prices whose last years the page shows. */
export const PRICES = ['inStateTuition', 'outOfStateTuition', 'costOfAttendance', 'netPrice'] as const;

/** Formats a price of the page's college; Canadian dollars say so. */
function usePrice(): (value: number) => string {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const isCanadian = college.address.country === 'CA';
  return (value) => {
    const price = academicsCost(value, language);
    return isCanadian ? t('college.canadianDollars', { price }) : price;
  };
}

/** Tuition as a bar. */
export function PriceOfAYear() {
  const t = useTranslations();
  const money = usePrice();
  const { college } = useCollegePage();
  const { inStateTuition, outOfStateTuition } = college.academics.details.costs;
  const other = outOfStateTuition ?? inStateTuition;
  if (other === null) return null;
  const resident = Math.min(inStateTuition ?? other, other);
  const parts =
    resident < other
      ? [
          { label: t('college.tuitionResident'), value: resident, text: money(resident) },
          { label: t('college.tuitionExtra'), value: other - resident, text: money(other - resident) },
        ]
      : [{ label: t('college.tuition'), value: other, text: money(other) }];
  const fact = outOfStateTuition === null ? 'inStateTuition' : 'outOfStateTuition';
  const source = college.sources[`academics.details.costs.${fact}`] ?? null;
  const sentence = t(resident < other ? 'college.priceBoth' : 'college.priceSame', {
    resident: money(resident),
    other: money(other),
  });
  return (
    <Correctable path={`/academics/details/costs/${fact}`}>
      <CostBar
        title={t('college.priceTitle')}
        sentence={`${sentence}.`}
        source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
        rows={parts.map(({ label, text }) => [label, text])}
        parts={parts}
        endText={money}
      />
    </Correctable>
  );
}

/** The share that graduates in time, against the median of the division; the share after four years next to it. */
export function GraduationDial() {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { college } = useCollegePage();
  const peers = usePeersName();
  const median = useStanding('graduationRate')?.median ?? null;
  const completion = completionOf(college);
  if (completion === null) return null;
  const { rate: value, years } = completion;
  const four = years === 6 ? college.academics.details.afterCollege.fourYearGraduationRate : null;
  const fact = years === 6 ? 'sixYearGraduationRate' : 'threeYearGraduationRate';
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 });
  const source = college.sources[`academics.details.afterCollege.${fact}`] ?? null;
  const sentence =
    median === null
      ? t('college.dialAlone', { value: percent(value), years })
      : t('college.dialAbove', { value: percent(value), median: percent(median), peers, years });
  const afterFour = four === null ? [] : [t('college.dialFour', { value: percent(four) })];
  return (
    <Box maxW="form">
      <Correctable path={`/academics/details/afterCollege/${fact}`}>
        <OutcomeDial
          title={t(`college.${fact}`)}
          sentence={`${[sentence, ...afterFour].join('; ')}.`}
          source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
          rows={[
            [t('college.thisCollege'), percent(value)],
            ...(median === null ? [] : [[t('college.median'), percent(median)] as const]),
            ...(four === null ? [] : [[t('college.fourYearGraduationRate'), percent(four)] as const]),
          ]}
          value={value}
          valueText={percent(value)}
          median={median}
        />
      </Correctable>
    </Box>
  );
}
