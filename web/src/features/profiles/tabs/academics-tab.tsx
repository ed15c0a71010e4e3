import { useTranslations } from '../../../i18n/use-translations';
import { FactTable } from '../../../ui/facts';
import { EmptyState } from '../../../ui/states/empty-state';
import { TabBody } from '../../../ui/tab-layout';
import { EditableSection } from '../editable-section';
import { GradeEstimate } from '../grade-estimate';
import { useStudyFacts } from '../study-facts';
import { useProfileTexts } from '../profile-texts';
import { useProfilePage } from '../use-profile-page';

/** School, class and grades, as far as this reader may see them; without any, who may see them. */
export function AcademicsTab() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const { classLine, gpa } = useProfileTexts();
  const { schoolName, gpa: mark, gpaOf, sat, act, displayName } = profile;
  const grades = gpa(profile);
  const { study, tests, ids } = useStudyFacts(profile);
  const own = t('profile.ownStatement');
  // What visitors may see of a minor stands first, so that nothing moves as the rest arrives for other readers.
  const facts = [
    { label: t('profile.fact.class'), value: classLine(profile) },
    study,
    { label: t('profile.fact.school'), value: schoolName },
    { label: t('profile.fact.gpa'), value: grades === null ? null : [grades.value, grades.note].filter(Boolean).join(' ') },
    { label: t('profile.fact.sat'), value: sat === null ? null : String(sat), note: own },
    { label: t('profile.fact.act'), value: act === null ? null : String(act), note: own },
    ...[...tests, ...ids].map((fact) => ({ ...fact, note: own })),
  ].filter(({ value }) => value !== null);
  const isClosed = [schoolName, mark, sat, act, study.value, ...[...tests, ...ids].map(({ value }) => value)].every(
    (value) => value === null,
  );
  if (isClosed && editing === null) {
    return (
      <EmptyState
        scene="floodlights"
        title={t('profile.noAcademicsTitle', { name: displayName })}
        text={t('profile.whoSeesGrades')}
      />
    );
  }
  return (
    <TabBody>
      <EditableSection
        title={t('profile.academics')}
        isEmpty={facts.length === 0}
        fields={({ stored, schoolFields, testFields, collegeFields }, texts) => [
          ...schoolFields(stored, texts),
          ...testFields(stored, texts),
          ...collegeFields(stored, texts),
        ]}
        below={(typed, { TypedGradeEstimate }) => <TypedGradeEstimate typed={typed} />}
      >
        <FactTable facts={facts} />
        <GradeEstimate gpa={mark} gpaOf={gpaOf} />
      </EditableSection>
    </TabBody>
  );
}
