import { completionOf } from '@touchline/domain/college/facts/completion';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { Blocks } from '../../../ui/tab-layout';
import { GraduationDial, PriceOfAYear, PRICES } from '../overview/cost-chapter';
import { StandingStrip } from '../overview/standing-strip';
import { YearTrends } from '../overview/year-trends';
import { useCollegePage } from '../use-college-page';

/**
 * The numbers of studying as pictures, each next to those of the division; nothing where none of them is known. Scores
 * and net price are drawn on the overview; here they are rows of the tables.
 */
export function AcademicFigures() {
  const t = useTranslations();
  const { college, comparison } = useCollegePage();
  const { costs } = college.academics.details;
  const known = [costs.inStateTuition, costs.outOfStateTuition, completionOf(college)];
  if (known.every((value) => value === null) && (comparison?.standings ?? []).length === 0) return null;
  return (
    <Section title={t('college.figuresTitle')}>
      <Blocks>
        <StandingStrip name="acceptanceRate" />
        <YearTrends figures={['acceptanceRate']} />
        <PriceOfAYear />
        <StandingStrip name="netPrice" />
        <YearTrends figures={PRICES} />
        <GraduationDial />
        <YearTrends figures={['graduationRate']} />
        <StandingStrip name="students" />
        <YearTrends figures={['undergraduates']} />
      </Blocks>
    </Section>
  );
}
