import { Box } from '@chakra-ui/react/box';
import { MARK_RANGES, useOwnMarks } from '../../../components/numbers/own-marks';
import { RangeBar } from '../../../components/numbers/range-bar';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { sourceText } from '../../../components/college/college-facts';
import { Correctable } from '../suggestions/correctable';
import { useCollegePage } from '../use-college-page';
import { TabLink } from '../tabs/overview-teasers';
import { OwnMarksEntry } from './own-marks-entry';

/**
 * The chapter on getting in: the test scores of first-years with the reader's own. All else is on the Academics tab, so
 * that no picture stands on both.
 */
export function AdmissionChapter() {
  const t = useTranslations();
  const { sat, act } = useCollegePage().college.academics.details.admission;
  if (!hasTwo(sat) && !hasTwo(act)) return null;
  return (
    <Section title={t('college.chapterAdmission')} action={<TabLink tab="academics" label="college.moreAcademics" />}>
      <Scores />
    </Section>
  );
}

/**
 * The scores of admitted students with the reader's own; on phones those of one test, the table of Academics has
 * both.
 */
function Scores() {
  const { sat } = useCollegePage().college.academics.details.admission;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="16"
      rowGap="4"
    >
      <ScoreRange name="sat" />
      <Box hideBelow={hasTwo(sat) ? 'md' : undefined} css={{ '&:empty': { display: 'none' } }}>
        <ScoreRange name="act" />
      </Box>
      <OwnMarksEntry />
    </Box>
  );
}

interface ReportedScores {
  readonly low: number | null;
  readonly high: number | null;
}

const hasTwo = ({ low, high }: ReportedScores): boolean => low !== null || high !== null;

/** The middle 50 % of a test's scores, with the reader's own; nothing where the college reports none. */
function ScoreRange({ name }: { readonly name: 'sat' | 'act' }) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { college } = useCollegePage();
  const own = useOwnMarks()[name];
  const { low: reportedLow, high: reportedHigh } = college.academics.details.admission[name];
  const low = reportedLow ?? reportedHigh;
  const high = reportedHigh ?? reportedLow;
  if (low === null || high === null) return null;
  const source = college.sources[`academics.details.admission.${name}`] ?? null;
  const you = own === null ? [] : [[t('college.you'), String(own)] as const];
  return (
    <Correctable path={`/academics/details/admission/${name}`} isOnOverview>
      <RangeBar
        title={t(`college.${name}Title`)}
        sentence={
          low === high
            ? t('college.rangeOne', { low: String(low) })
            : t(`college.${name}Range`, { low: String(low), high: String(high) })
        }
        source={source === null ? null : t('college.sourceLabel', { name: sourceText(source, t) })}
        rows={[[t('college.rangeLow'), String(low)], [t('college.rangeHigh'), String(high)], ...you]}
        scale={MARK_RANGES[name]}
        low={low}
        high={high}
        mark={
          own === null ? null : { value: own, text: t('college.youAre', { score: formatNumber(own, { useGrouping: false }) }) }
        }
      />
    </Correctable>
  );
}
