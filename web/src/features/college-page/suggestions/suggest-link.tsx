import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';

/** The parameter of the address that opens the form, with the fact to begin with. */
export const SUGGEST = 'suggest';

interface SuggestLinkProps {
  /** The fact (a JSON pointer) with which the form begins; the first one without it. */
  readonly path?: string;
}

/** Opens the form that suggests a correction (docs/decisions/231-suggested-corrections.md). */
export function SuggestLink({ path = '' }: SuggestLinkProps) {
  const t = useTranslations();
  const query = new URLSearchParams(useLocation().search);
  query.set(SUGGEST, path.slice(1).replaceAll('/', '.'));
  return (
    <PageLink
      to={{ search: `?${query}` }}
      rel="nofollow"
      replace
      preventScrollReset
      data-screen-only=""
      data-suggest={path}
      textStyle="small"
      color="fg.muted"
      textDecoration="underline"
      display="inline-flex"
      alignItems="center"
      minH="11"
    >
      {t('college.suggest')}
    </PageLink>
  );
}
