import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { completionOf } from '@touchline/domain/college/facts/completion';
import type { YearlyFigure } from '@touchline/domain/college/facts/yearly-figures';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import { INK } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import type { MessageKey } from '../../../i18n/english';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { useCollegePage } from '../use-college-page';

/** A figure in a year, written for readers. */
interface TrendPoint {
  readonly year: number;
  readonly value: number;
}

/**
 * Figures of the last years, each as a small line and in words; nothing where fewer than two years are known, or where
 * somebody at the college has written another value of today, which the register does not report.
 */
export function YearTrends({ figures }: { readonly figures: readonly YearlyFigure[] }) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const write = (figure: YearlyFigure, value: number): string => {
    if (figure === 'undergraduates') return formatNumber(value);
    if (figure !== 'acceptanceRate' && figure !== 'graduationRate') return academicsCost(value, language);
    return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  };
  const trends = figures.flatMap((figure) => {
    const points = trendOf(college, figure);
    const isForAll = areEqual(trendOf(college, 'inStateTuition'), trendOf(college, 'outOfStateTuition'));
    if (points.length < 2 || (isForAll && figure === 'inStateTuition')) return [];
    const label = isForAll && figure === 'outOfStateTuition' ? 'college.tuition' : labelOf(college, figure);
    return [{ figure, points, label }];
  });
  if (trends.length === 0) return null;
  return (
    <Box minW="0">
      <Box textStyle="small" color="fg.muted" mb="2" aria-hidden>
        {t('college.trends')}
      </Box>
      <Box as="ul" aria-label={t('college.trends')} listStyleType="none" display="grid" rowGap="3">
        {trends.map(({ figure, points, label }) => (
          <Box as="li" key={figure} display="flex" alignItems="center" gap="4">
            <Sparkline points={points} />
            <Box minW="0">
              <Box fontWeight="semibold">{t(label)}</Box>
              <Box textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                {points.map(({ year, value }) => `${year}: ${write(figure, value)}`).join(', ')}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const VALUES: Readonly<Record<YearlyFigure, (college: College) => number | null>> = {
  netPrice: ({ academics }) => academics.details.costs.netPriceTuition,
  inStateTuition: ({ academics }) => academics.details.costs.inStateTuition,
  outOfStateTuition: ({ academics }) => academics.details.costs.outOfStateTuition,
  costOfAttendance: ({ academics }) => academics.details.costs.costOfAttendance,
  acceptanceRate: ({ academics }) => academics.details.admission.acceptanceRate,
  undergraduates: ({ enrollmentSize }) => enrollmentSize,
  graduationRate: (college) => completionOf(college)?.rate ?? null,
};

const LABELS: Readonly<Record<Exclude<YearlyFigure, 'graduationRate'>, MessageKey>> = {
  netPrice: 'college.netPriceTuition',
  inStateTuition: 'college.inStateTuition',
  outOfStateTuition: 'college.outOfStateTuition',
  costOfAttendance: 'college.costOfAttendance',
  acceptanceRate: 'college.acceptanceRate',
  undergraduates: 'college.enrollmentSize',
};

function labelOf(college: College, figure: YearlyFigure): MessageKey {
  if (figure !== 'graduationRate') return LABELS[figure];
  return completionOf(college)?.years === 3 ? 'college.threeYearGraduationRate' : 'college.sixYearGraduationRate';
}

/** The known years of a figure; none where the page shows another value than that of the last of them. */
export function trendOf(college: College, figure: YearlyFigure): readonly TrendPoint[] {
  if (college.sources['academics.yearlyFigures']?.by !== 'import') return [];
  const points = college.academics.yearlyFigures.flatMap((figures) => {
    const value = figures[figure];
    return value === null ? [] : [{ year: figures.year, value }];
  });
  const shown = VALUES[figure](college);
  return shown === null || shown === points.at(-1)?.value ? points : [];
}

function areEqual(one: readonly TrendPoint[], other: readonly TrendPoint[]): boolean {
  return one.length === other.length && one.every(({ value }, index) => value === other[index]?.value);
}

const [WIDTH, HEIGHT, EDGE] = [72, 28, 5];

/** The points as a line whose last point stands out; the values stand next to it in words. */
function Sparkline({ points }: { readonly points: readonly TrendPoint[] }) {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const at = ({ value }: TrendPoint, index: number): readonly [x: number, y: number] => [
    EDGE + ((WIDTH - 2 * EDGE) * index) / (points.length - 1),
    most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least),
  ];
  const drawn = points.map(at);
  const [x, y] = drawn.at(-1) ?? [0, 0];
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false" style={{ flex: 'none', display: 'block' }}>
      <polyline points={drawn.map((point) => point.join(',')).join(' ')} fill="none" stroke={INK.strong} strokeWidth="2" />
      <circle cx={x} cy={y} r="4" fill={INK.strong} stroke={INK.ground} strokeWidth="1" />
    </svg>
  );
}
