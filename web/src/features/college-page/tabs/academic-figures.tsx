import { completionOf } from '@touchline/domain/college/facts/completion';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { Blocks } from '../../../ui/tab-layout';
import { Scores } from '../overview/admission-chapter';
import { GraduationDial, NetPrice, PriceOfAYear, PRICES } from '../overview/cost-chapter';
import { StandingStrip } from '../overview/standing-strip';
import { YearTrends } from '../overview/year-trends';
import { useCollegePage } from '../use-college-page';

/** The numbers of studying as pictures, each next to those of the division; nothing where none of them is known. */
export function AcademicFigures() {
  const t = useTranslations();
  const { college, comparison } = useCollegePage();
  const { admission, costs } = college.academics.details;
  const known = [
    ...[admission.sat.low, admission.sat.high, admission.act.low, admission.act.high],
    ...[costs.inStateTuition, costs.outOfStateTuition, costs.netPriceTuition, completionOf(college)],
  ];
  if (known.every((value) => value === null) && (comparison?.standings ?? []).length === 0) return null;
  return (
    <Section title={t('college.figuresTitle')}>
      <Blocks>
        <Scores />
        <StandingStrip name="acceptanceRate" />
        <YearTrends figures={['acceptanceRate']} />
        <PriceOfAYear />
        <NetPrice />
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
