import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/empty-state';
import { ButtonLink, OutsideLink } from '../../../ui/links';
import { tabAddress } from '../college-tabs';
import { useCollegePage, useCollegeTeam } from '../use-college-page';

/** The Camps tab, which is not built yet: links to the team's own site. */
export function CampsTab() {
  const t = useTranslations();
  const { college } = useCollegePage();
  const site = useCollegeTeam()?.team.athleticsURL ?? college.collegeURL;
  return (
    <EmptyState
      scene="floodlights"
      title={t('college.campsTitle')}
      text={t('college.campsText', { name: college.name })}
      {...(site === null ? {} : { action: <OutsideLink href={site} text={t('college.teamSite')} /> })}
    />
  );
}

/** The tab for a college's ranking history, which is not built yet. */
export function RankingsAlbumTab() {
  const t = useTranslations();
  const { college } = useCollegePage();
  return (
    <EmptyState scene="floodlights" title={t('college.rankingsTitle')} text={t('college.rankingsText', { name: college.name })} />
  );
}

/** A subpage without any content: says so, and links to the overview. */
export function EmptyTab() {
  const t = useTranslations();
  const { college, sex } = useCollegePage();
  return (
    <EmptyState
      scene="pitch"
      title={t('college.emptyTabTitle', { name: college.name })}
      text={t('college.emptyTabText')}
      action={
        <ButtonLink to={tabAddress(college.pathName, sex, { tab: 'overview', album: null })} variant="outline">
          {t('college.toOverview')}
        </ButtonLink>
      }
    />
  );
}
