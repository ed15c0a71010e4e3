import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import { Download } from 'lucide-react';
import { CollegeListSkeleton } from '../../components/college-list';
import { competitionParts, placeLine } from '../../components/college-summary';
import { type SavedItem, useSavedColleges } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { saveFile } from '../../lib/file-download';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failures';
import { ButtonLink } from '../../ui/links';
import { Content, PageTitle } from '../../ui/page-layout';
import { nameOfSaved, SavedTable } from './saved-table';

/** /mycolleges: the saved colleges of the signed-in user, as a table with notes (S2-09). */
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

/** Downloads the table as a CSV file. */
function DownloadButton({ items }: { readonly items: readonly SavedItem[] }) {
  const t = useTranslations();
  function download() {
    const head = [t('saving.college'), t('saving.place'), t('saving.league'), t('saving.netPrice')];
    const rows = items.map((item) => {
      const { college, note, savedAt } = item;
      return [
        nameOfSaved(item),
        ...(college === null
          ? [null, null, null, null]
          : [
              placeLine(college.city, college.state),
              competitionParts(college).join(' · '),
              college.netPrice,
              college.graduationRate,
            ]),
        savedAt.slice(0, 10),
        note,
      ];
    });
    const titles = [...head, `${t('saving.graduation')} (%)`, t('saving.savedOn'), t('saving.note')];
    saveFile(t('saving.fileName'), new Blob([csvOf([titles, ...rows])], { type: 'text/csv' }));
  }
  return (
    <Button size="lg" variant="outline" colorPalette="ink" onClick={download}>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      {t('saving.download')}
    </Button>
  );
}
