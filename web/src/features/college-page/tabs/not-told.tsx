import { useWords } from '../../../i18n/use-words';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { useCollegeInHand } from '../college-in-hand';
import { tabAddress } from '../college-tabs';

/** Stands on a subpage of which the college has told nothing: says so, and leads to what is known. */
export function NotTold() {
  const say = useWords();
  const { college, sex } = useCollegeInHand();
  return (
    <EmptyState
      scene="pitch"
      title={say('college.notToldTitle', { name: college.name })}
      text={say('college.notToldText')}
      action={
        <ButtonLink to={tabAddress(college.pathName, sex, { tab: 'overview', album: null })} variant="outline">
          {say('college.toOverview')}
        </ButtonLink>
      }
    />
  );
}
