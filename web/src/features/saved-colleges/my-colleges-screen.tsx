import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslations } from '../../i18n/use-translations';
import { CollegeListSkeleton } from '../../components/college-list-skeleton';
import { useSavedColleges } from '../../components/saving/use-saved-colleges';
import { ButtonLink } from '../../ui/button-link';
import { Content } from '../../ui/content';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { PageTitle } from '../../ui/page-title';
import { DownloadButton } from './download-button';
import { SavedTable } from './saved-table';

/** /mycolleges: the colleges that somebody saved, as a table with notes (specification §2; screens.md, Saved colleges). */
export function MyCollegesScreen() {
  const t = useTranslations();
  const { saver, saved } = useSavedColleges();
  const items = saved.data ?? [];
  return (
    <Content py={{ base: '8', md: '14' }} minH="70vh">
      <PageTitle text={t('saving.title')} />
      <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4" mb="6">
        <Box>
          <Heading as="h1" textStyle="h1">
            {t('saving.title')}
          </Heading>
          <Text color="fg.muted" mt="2">
            {items.length === 0 ? t('saving.intro') : `${t('saving.count', { count: items.length })}. ${t('saving.intro')}`}
          </Text>
        </Box>
        {items.length > 0 && <DownloadButton items={items} />}
      </Box>
      <SavedParts saver={saver} saved={saved} />
    </Content>
  );
}

function SavedParts({ saver, saved }: ReturnType<typeof useSavedColleges>) {
  const t = useTranslations();
  const search = <ButtonLink to="/colleges">{t('saving.search')}</ButtonLink>;
  if (saver === 'coach')
    return <EmptyState scene="corner" title={t('saving.coachTitle')} text={t('saving.coachText')} action={search} />;
  if (saved.data === undefined) {
    if (saved.error !== null)
      return <FailedState failure={saved.error} isRetrying={saved.isFetching} onRetry={() => void saved.refetch()} />;
    return <CollegeListSkeleton rows={5} label={t('saving.loading')} />;
  }
  if (saved.data.length === 0)
    return <EmptyState scene="pitch" title={t('saving.empty')} text={t('saving.emptyText')} action={search} />;
  return <SavedTable items={saved.data} />;
}
