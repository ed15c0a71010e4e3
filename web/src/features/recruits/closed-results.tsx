import { useTranslations } from '../../i18n/use-translations';
import { EmptyState } from '../../ui/states/empty-state';
import { ButtonLink } from '../../ui/links';
import { useRecruitQuery } from './recruit-address';

/** A page of the results that the user may not see, or that is gone. */
export function ClosedResults({ code }: { readonly code: 'searchPagesUsed' | 'searchCursorUnknown' }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  if (code === 'searchPagesUsed')
    return (
      <EmptyState
        scene="corner"
        title={t('recruits.fivePages')}
        text={t('recruits.fivePagesText')}
        action={<ButtonLink to="/plus">{t('recruits.toPlus')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      scene="corner"
      title={t('recruits.pageGone')}
      action={<ButtonLink to={linkTo(query)}>{t('recruits.firstPage')}</ButtonLink>}
    />
  );
}
