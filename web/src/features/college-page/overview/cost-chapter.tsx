import { Box } from '@chakra-ui/react/box';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { CostBar } from '../../../components/numbers/cost-bar';
import { OutcomeDial } from '../../../components/numbers/outcome-dial';
import { useOwnMarks } from '../../../components/numbers/own-marks';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { sourceText } from '../../../components/source-text';
import { FactSection } from '../fact-section';
import { ACADEMIC_FACTS } from '../../../components/college-facts';
import { TabLink } from '../tabs/overview-teasers';
import { Blocks } from '../../../ui/tab-layout';
import { useCollegePage } from '../use-college-page';
import { drawnFacts } from './drawn-facts';
import { StandingStrip, usePeersName, useStanding } from './standing-strip';

/** The chapter on the costs: what a year costs and what is paid, and what comes of it. */
export function CostChapter() {
  const t = useTranslations();
  const { college, editing, comparison } = useCollegePage();
  const drawn = drawnFacts(college, comparison);
  const { costs, afterCollege } = college.academics.details;
  const isEmpty = Object.values({ ...costs, ...afterCollege }).every((value) => value === null);
  if (isEmpty && editing === null) return null;
  return (
    <Section title={t('college.chapterCosts')} action={<TabLink tab="academics" label="college.moreCosts" />}>
      <Blocks>
        <PriceOfAYear />
        <StandingStrip name="netPrice" />
        <GraduationDial />
        <FactSection
          title="college.costsTitle"
          facts={ACADEMIC_FACTS.costs.filter(({ name }) => editing !== null || !drawn.has(name))}
          knownOnly
        />
        <FactSection
          title="college.afterTitle"
          facts={ACADEMIC_FACTS.afterCollege.filter(({ name }) => editing !== null || !drawn.has(name))}
          knownOnly
        />
      </Blocks>
    </Section>
  );
}

/** Tuition as a bar, with the net price and the reader's budget across it. */
export function PriceOfAYear() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const { budget } = useOwnMarks();
  const { inStateTuition, outOfStateTuition, netPriceTuition } = college.academics.details.costs;
  const isCanadian = college.address.country === 'CA';
  const money = (value: number) => {
    const price = academicsCost(value, language);
    return isCanadian ? t('college.canadianDollars', { price }) : price;
  };
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
  const paid =
    netPriceTuition === null ? null : { label: t('college.paidNet'), value: netPriceTuition, text: money(netPriceTuition) };
  const own =
    budget === null
      ? null
      : { label: t('college.budget'), value: budget, text: t('college.yourBudget', { price: academicsCost(budget, language) }) };
  const source =
    college.sources[`academics.details.costs.${outOfStateTuition === null ? 'inStateTuition' : 'outOfStateTuition'}`] ?? null;
  const sentence = t(resident < other ? 'college.priceBoth' : 'college.priceSame', {
    resident: money(resident),
    other: money(other),
  });
  return (
    <CostBar
      title={t('college.priceTitle')}
      sentence={paid === null ? `${sentence}.` : `${sentence}. ${t('college.pricePaid', { price: paid.text })}.`}
      source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
      rows={[...parts, paid, own].flatMap((part) => (part === null ? [] : [[part.label, part.text] as const]))}
      parts={parts}
      paid={paid}
      budget={isCanadian ? null : own}
    />
  );
}

/** The share that graduates in four years, against the median of the division. */
export function GraduationDial() {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { college } = useCollegePage();
  const peers = usePeersName();
  const median = useStanding('graduationRate')?.median ?? null;
  const value = college.academics.details.afterCollege.fourYearGraduationRate;
  if (value === null) return null;
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 });
  const source = college.sources['academics.details.afterCollege.fourYearGraduationRate'] ?? null;
  return (
    <Box maxW="form">
      <OutcomeDial
        title={t('college.dialTitle')}
        sentence={
          median === null
            ? t('college.dialAlone', { value: percent(value) })
            : t('college.dialAbove', { value: percent(value), median: percent(median), peers })
        }
        source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
        rows={[
          [t('college.thisCollege'), percent(value)],
          ...(median === null ? [] : [[t('college.median'), percent(median)] as const]),
        ]}
        value={value}
        valueText={percent(value)}
        median={median}
      />
    </Box>
  );
}
