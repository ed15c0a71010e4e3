import { PercentileStrip } from '../../../components/numbers/percentile-strip';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { competitionParts } from '../../../components/college/college-summary';
import { Correctable } from '../suggestions/correctable';
import { type CollegeComparison, useCollegePage } from '../use-college-page';

type Standing = CollegeComparison['standings'][number];
export type StandingName = Standing['number'];

/**
 * Formats a number of a comparison: money (S9-05) and counts are whole, rates are per cent. Prices are in the dollars
 * of the page's college: a comparison has no others.
 */
export function useComparedNumber(): (name: StandingName, value: number) => string {
  const { formatNumber } = useFormats();
  const { language } = useLanguage();
  const isCanadian = useCollegePage().college.address.country === 'CA';
  return (name, value) => {
    if (name === 'students') return formatNumber(value, { maximumFractionDigits: 0 });
    if (name === 'netPrice') return `${isCanadian ? 'CA' : ''}${academicsCost(value, language)}`;
    return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  };
}

/** The division that the college's team plays in: `NCAA D3`. */
export function usePeersName(): string {
  const { college, sex } = useCollegePage();
  const team = college.athletics.sport.find((one) => one.sex === sex);
  return competitionParts({ ...college, division: team?.division ?? college.division, conference: null })[0] ?? '';
}

/** Where the college stands with a number, null where nobody can say. */
export function useStanding(name: StandingName): Standing | null {
  return useCollegePage().comparison?.standings.find(({ number }) => number === name) ?? null;
}

/** The fact that each number is. */
const PATHS: Readonly<Record<Exclude<StandingName, 'graduationRate'>, string>> = {
  acceptanceRate: '/academics/details/admission/acceptanceRate',
  netPrice: '/academics/details/costs/netPriceTuition',
  students: '/enrollmentSize',
};

/** Where the college stands in its division with a number; nothing where nobody can say. */
export function StandingStrip({ name }: { readonly name: Exclude<StandingName, 'graduationRate'> }) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const format = useComparedNumber();
  const peers = usePeersName();
  const standing = useStanding(name);
  if (standing === null) return null;
  const { share, ahead, count, median, value } = standing;
  const isAhead = share >= ahead;
  const percent = formatNumber((isAhead ? share : ahead) / 100, { style: 'percent' });
  return (
    <Correctable path={PATHS[name]}>
      <PercentileStrip
        title={t(`college.standingOf_${name}`)}
        sentence={t(`college.standing_${name}`, {
          value: format(name, value),
          side: isAhead ? 'ahead' : 'behind',
          share: percent,
          peers,
        })}
        source={t('college.standingSource', { count, median: format(name, median) })}
        rows={[
          [t('college.thisCollege'), format(name, value)],
          [t('college.median'), format(name, median)],
          [t('college.standingShare'), formatNumber(share / 100, { style: 'percent' })],
        ]}
        share={isAhead ? share : 100 - ahead}
        ends={[t(`college.least_${name}`), t('college.median'), t(`college.most_${name}`)]}
      />
    </Correctable>
  );
}
