import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/empty-state';
import { FactTable } from '../../../ui/facts';
import { TabBody } from '../../../ui/tab-layout';
import { CLASS_YEARS } from '@touchline/domain/reference/player-lists';
import { lineUpTo } from '../../../components/document-editor/field';
import { EditableSection } from '../editable-section';
import { useProfileTexts } from '../profile-texts';
import { useProfilePage } from '../use-profile-page';

/** School, class and grades, as far as this reader may see them. */
export function AcademicsTab() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const { classLine, gpa } = useProfileTexts();
  const { schoolName, class: year, graduationYear, gpa: mark, gpaOf, sat, act, displayName } = profile;
  const grades = gpa(profile);
  const facts = [
    { label: t('profile.fact.school'), value: schoolName },
    { label: t('profile.fact.class'), value: classLine(profile) },
    { label: t('profile.fact.gpa'), value: grades === null ? null : [grades.value, grades.note].filter(Boolean).join(' ') },
    { label: t('profile.fact.sat'), value: sat === null ? null : String(sat), note: t('profile.ownStatement') },
    { label: t('profile.fact.act'), value: act === null ? null : String(act), note: t('profile.ownStatement') },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0 && editing === null) {
    return (
      <EmptyState
        scene="floodlights"
        title={t('profile.noAcademicsTitle', { name: displayName })}
        text={t('profile.noAcademicsText')}
      />
    );
  }
  return (
    <TabBody>
      <EditableSection
        title={t('profile.academics')}
        isEmpty={facts.length === 0}
        fields={() => [
          { path: '/schoolName', label: t('profile.fact.school'), kind: lineUpTo(200), value: schoolName },
          {
            path: '/class',
            label: t('profile.fact.class'),
            kind: {
              type: 'choice',
              options: CLASS_YEARS.map((value) => ({ value, text: t(`ui.class.${value}`) })),
              emptyText: t('profile.choose'),
            },
            value: year,
          },
          { path: '/graduationYear', label: t('profile.fact.graduation'), kind: { type: 'year' }, value: graduationYear },
          {
            path: '/gpa',
            label: t('profile.fact.gpa'),
            kind: { type: 'number', isWhole: false, least: 0, most: 100 },
            value: mark,
          },
          {
            path: '/gpaOf',
            label: t('profile.fact.gpaOf'),
            kind: { type: 'number', isWhole: false, least: 1, most: 100 },
            value: gpaOf,
          },
          {
            path: '/sat',
            label: t('profile.fact.sat'),
            kind: { type: 'number', isWhole: true, least: 400, most: 1600 },
            value: sat,
          },
          { path: '/act', label: t('profile.fact.act'), kind: { type: 'number', isWhole: true, least: 1, most: 36 }, value: act },
        ]}
      >
        <FactTable facts={facts} />
      </EditableSection>
    </TabBody>
  );
}
