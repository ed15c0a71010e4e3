import { useTranslations } from '../../../i18n/use-translations';
import type { Fact } from '../../../ui/facts';
import { useProfileTexts } from '../profile-texts';
import { useProfilePage } from '../use-profile-page';

/** The facts of a player at a glance, null where unknown. */
export function useGlance(): readonly Fact[] {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const texts = useProfileTexts();
  const { status, jerseyNumber } = profile;
  const height = texts.height(profile);
  return [
    { label: t('profile.fact.status'), value: status === null ? null : t(`profile.status.${status}`) },
    { label: t('profile.fact.positions'), value: texts.positions(profile) },
    { label: t('profile.fact.class'), value: texts.classLine(profile) },
    { label: t('profile.fact.height'), value: height === null ? null : `${height.value} · ${height.note}` },
    { label: t('profile.fact.foot'), value: texts.foot(profile) },
    { label: t('profile.fact.jersey'), value: jerseyNumber === null ? null : String(jerseyNumber) },
    { label: t('profile.fact.citizenship'), value: texts.citizenship(profile) },
    { label: t('profile.fact.town'), value: texts.town(profile) },
  ];
}
