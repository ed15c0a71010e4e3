import { useTranslations } from '../../../i18n/use-translations';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { useCollegeInHand } from '../college-in-hand';
import { tabAddress } from '../college-tabs';

/** Stands on a subpage of which the college has told nothing: says so, and leads to what is known. */
export function NotTold() {
  const t = useTranslations();
  const { college, sex } = useCollegeInHand();
  return (
    <EmptyState
      scene="pitch"
      title={t('college.notToldTitle', { name: college.name })}
      text={t('college.notToldText')}
      action={
        <ButtonLink to={tabAddress(college.pathName, sex, { tab: 'overview', album: null })} variant="outline">
          {t('college.toOverview')}
        </ButtonLink>
      }
    />
  );
}
