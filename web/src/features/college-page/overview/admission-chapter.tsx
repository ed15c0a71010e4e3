import { Box } from '@chakra-ui/react/box';
import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import { MARK_RANGES, useOwnMarks } from '../../../components/numbers/own-marks';
import { RangeBar } from '../../../components/numbers/range-bar';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { sourceText, ACADEMIC_FACTS } from '../../../components/college/college-facts';
import { FactSection } from '../fact-section';
import { hasTabContent } from '../tabs-with-content';
import { useCollegePage } from '../use-college-page';
import { Blocks } from '../../../ui/tab-layout';
import { TabLink, Teaser } from '../tabs/overview-teasers';
import { drawnFacts } from './drawn-facts';
import { OwnMarksEntry } from './own-marks-entry';
import { StandingStrip } from './standing-strip';
import { YearTrends } from './year-trends';

/** Most colleges teach twenty fields and more; the Academics tab lists them all. */
const FIELDS_SHOWN = 8;

/** The chapter on getting in: test scores with the reader's own, how selective the college is, what it teaches. */
export function AdmissionChapter() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college, sex, editing, comparison } = useCollegePage();
  const { academics } = college;
  const drawn = drawnFacts(college, comparison);
  const fields = fieldsOfStudy(academics.cipCodes, language);
  const facts = ACADEMIC_FACTS.admission.filter(({ name }) => editing !== null || !drawn.has(name));
  if (editing === null && !hasTabContent('academics', college, sex)) return null;
  return (
    <Section title={t('college.chapterAdmission')} action={<TabLink tab="academics" label="college.moreAcademics" />}>
      <Blocks>
        <Scores />
        <StandingStrip name="acceptanceRate" />
        <YearTrends figures={['acceptanceRate']} />
        <FactSection title="college.admissionFacts" facts={facts} knownOnly />
        <Teaser title="college.studiesTitle" text={academics.description} />
        {fields.length > 0 && (
          <Section title={t('college.fields')}>
            <Box as="ul" display="flex" flexWrap="wrap" gap="2">
              {fields.slice(0, FIELDS_SHOWN).map((name) => (
                <Box as="li" key={name} maxW="full">
                  <Chip tone="pitch">{name}</Chip>
                </Box>
              ))}
            </Box>
          </Section>
        )}
      </Blocks>
    </Section>
  );
}

/** The scores of admitted students with the reader's own; nothing where the college reports none. */
export function Scores() {
  const { sat, act } = useCollegePage().college.academics.details.admission;
  if (!hasTwo(sat) && !hasTwo(act)) return null;
  return (
    <Box display="grid" gap="6">
      <ScoreRange name="sat" />
      <ScoreRange name="act" />
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
      mark={own === null ? null : { value: own, text: t('college.youAre', { score: formatNumber(own, { useGrouping: false }) }) }}
    />
  );
}
