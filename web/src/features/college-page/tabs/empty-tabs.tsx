import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/states/empty-state';
import { ButtonLink } from '../../../ui/links';
import { tabAddress } from '../college-tabs';
import { useCollegePage } from '../use-college-page';

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
