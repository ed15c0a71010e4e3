import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/states/empty-state';

/** A tab without content: readers cannot tell what is closed to them from what is missing, and the text says both. */
export function NothingShown({ title }: { readonly title: string }) {
  const t = useTranslations();
  return <EmptyState scene="floodlights" title={title} text={t('profile.noneText')} />;
}
