import { useWords } from '../../../i18n/use-words';
import { EmptyState } from '../../../ui/empty-state';
import { OutsideLink } from '../../../ui/outside-link';
import { useCollegeInHand, useTeamInHand } from '../college-in-hand';

/** The camps of a college, which come later: until then the way leads to the team's own site. */
export function CampsTab() {
  const say = useWords();
  const { college } = useCollegeInHand();
  const site = useTeamInHand()?.team.athleticsURL ?? college.collegeURL;
  return (
    <EmptyState
      scene="floodlights"
      title={say('college.campsTitle')}
      text={say('college.campsText', { name: college.name })}
      {...(site === null ? {} : { action: <OutsideLink href={site} text={say('college.teamSite')} /> })}
    />
  );
}

/** The alumni of a college, who come later. */
export function AlumniTab() {
  const say = useWords();
  const { college } = useCollegeInHand();
  return (
    <EmptyState scene="floodlights" title={say('college.alumniTitle')} text={say('college.alumniText', { name: college.name })} />
  );
}

/** A college's places in the rankings, season by season, which come later. */
export function RankingsAlbumTab() {
  const say = useWords();
  const { college } = useCollegeInHand();
  return (
    <EmptyState
      scene="floodlights"
      title={say('college.rankingsTitle')}
      text={say('college.rankingsText', { name: college.name })}
    />
  );
}
