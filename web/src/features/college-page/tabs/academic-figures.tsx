import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { Blocks } from '../../../ui/tab-layout';
import { Scores } from '../overview/admission-chapter';
import { GraduationDial, PriceOfAYear } from '../overview/cost-chapter';
import { StandingStrip } from '../overview/standing-strip';
import { useCollegePage } from '../use-college-page';

/** The numbers of studying as pictures, each beside those of the division; nothing where none of them is known. */
export function AcademicFigures() {
  const t = useTranslations();
  const { college, comparison } = useCollegePage();
  const { admission, costs, afterCollege } = college.academics.details;
  const known = [
    ...[admission.sat.low, admission.sat.high, admission.act.low, admission.act.high],
    ...[costs.inStateTuition, costs.outOfStateTuition, afterCollege.fourYearGraduationRate],
  ];
  if (known.every((value) => value === null) && (comparison?.standings ?? []).length === 0) return null;
  return (
    <Section title={t('college.figuresTitle')}>
      <Blocks>
        <Scores />
        <StandingStrip name="acceptanceRate" />
        <PriceOfAYear />
        <StandingStrip name="netPrice" />
        <GraduationDial />
        <StandingStrip name="students" />
      </Blocks>
    </Section>
  );
}
