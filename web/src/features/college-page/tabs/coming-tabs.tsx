import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/empty-state';
import { OutsideLink } from '../../../ui/outside-link';
import { useCollegeInHand, useTeamInHand } from '../college-in-hand';

/** The camps of a college, which come later: until then the way leads to the team's own site. */
export function CampsTab() {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  const site = useTeamInHand()?.team.athleticsURL ?? college.collegeURL;
  return (
    <EmptyState
      scene="floodlights"
      title={t('college.campsTitle')}
      text={t('college.campsText', { name: college.name })}
      {...(site === null ? {} : { action: <OutsideLink href={site} text={t('college.teamSite')} /> })}
    />
  );
}

/** The alumni of a college, who come later. */
export function AlumniTab() {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  return (
    <EmptyState scene="floodlights" title={t('college.alumniTitle')} text={t('college.alumniText', { name: college.name })} />
  );
}

/** A college's places in the rankings, season by season, which come later. */
export function RankingsAlbumTab() {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  return (
    <EmptyState scene="floodlights" title={t('college.rankingsTitle')} text={t('college.rankingsText', { name: college.name })} />
  );
}
