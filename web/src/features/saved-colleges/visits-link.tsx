import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';

/** Leads from a saved college to its visits. */
export function VisitsLink({ collegeId, name }: { readonly collegeId: string; readonly name: string }) {
  const t = useTranslations();
  return (
    <PageLink
      to={{ search: `view=visits&college=${collegeId}` }}
      draggable={false}
      aria-label={t('myColleges.visitsOf', { name })}
      display="inline-flex"
      alignItems="center"
      minH="11"
      textStyle="small"
      textDecoration="underline"
    >
      {t('myColleges.visits')}
    </PageLink>
  );
}
