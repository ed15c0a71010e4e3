import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { CalendarClock, Columns3, type LucideIcon, MapPinned } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BoardViewLink, useIsTable } from '../../components/board/board-view-link';
import { DownloadButton } from '../../components/board/download-button';
import { useFollowedStage } from '../../components/board/use-followed-stage';
import { CollegeListSkeleton } from '../../components/college/college-list';
import { CompareTraySlot } from '../../components/compare/compare-slot';
import { FitToggleSlot } from '../../components/fit/fit-toggle-slot';
import { nameOfSaved, type SavedItem, useMovingSaved, useSavedColleges } from '../../components/saving/use-saved-colleges';
import { GuideLink } from '../../components/guide-link';
import { useTranslations } from '../../i18n/use-translations';
import { saveFile } from '../../lib/api/file-download';
import { canKeep } from '../../lib/offline/kept-store';
import { useSessionState } from '../../session/session-context';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { Content, PageTitle } from '../../ui/page-layout';
import { SavedClass, SavedLines, useContactLines } from './saved-contact';

const SavedBoard = lazy(async () => ({ default: (await import('./saved-board')).SavedBoard }));
const SavedTable = lazy(async () => ({ default: (await import('./saved-table')).SavedTable }));
const OwnCalendar = lazy(async () => ({ default: (await import('./own-calendar')).OwnCalendar }));

const KeptLine = lazy(async () => ({ default: (await import('./offline/kept-line')).KeptLine }));

const VisitsView = lazy(async () => ({ default: (await import('./visits/visits-view')).VisitsView }));

/** Which view besides board and table the address asks for: one's own dates, the journal of visits. */
function useFurtherView(): 'calendar' | 'visits' | null {
  const view = useSearchParams()[0].get('view');
  return view === 'calendar' || view === 'visits' ? view : null;
}

/**
 * /mycolleges: the saved colleges of the signed-in user, by stage or as a table, the dates that follow, and visits
 * (S2-09).
 */
export function MyCollegesScreen() {
  const t = useTranslations();
  const { saver, saved } = useSavedColleges();
  const items = saved.data ?? [];
  const view = useFurtherView();
  return (
    <Content py={{ base: '8', md: '14' }} minH="70vh">
      <PageTitle text={t('saving.title')} />
      <Box
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'flex-end' }}
        justifyContent="space-between"
        gap="4"
        mb="6"
      >
        <Box>
          <Heading as="h1" textStyle="h1">
            {t('saving.title')}
          </Heading>
          <Text color="fg.muted" mt="2">
            {items.length === 0 ? t('saving.intro') : `${t('saving.count', { count: items.length })}. ${t('saving.intro')}`}
          </Text>
        </Box>
        {(items.length > 0 || (view !== null && saver === 'member')) && (
          <Box
            data-screen-only=""
            display="flex"
            flexWrap="wrap"
            flexShrink={{ md: '0' }}
            justifyContent={{ md: 'flex-end' }}
            maxW={{ md: '62%' }}
            gap="2"
          >
            <BoardViewLink asBoard={t('myColleges.asBoard')} asTable={t('myColleges.asTable')} />
            <ViewLink view="calendar" text={t('myColleges.asCalendar')} icon={CalendarClock} />
            <ViewLink view="visits" text={t('myColleges.asVisits')} icon={MapPinned} />
            {view === null && <SavedDownload items={items} />}
          </Box>
        )}
      </Box>
      <SavedParts saver={saver} saved={saved} />
      {saver === 'member' && <KeptSlot items={saved.data} />}
      <CompareTraySlot />
    </Content>
  );
}

/** Reserves the space of what the page says about its copy on this device. */
function KeptSlot({ items }: { readonly items: readonly SavedItem[] | undefined }) {
  return (
    <Box data-screen-only="" mt="8" minH={{ base: '24', md: '11' }}>
      {items !== undefined && canKeep() && (
        <Suspense fallback={null}>
          <KeptLine items={items} />
        </Suspense>
      )}
    </Box>
  );
}

interface ViewLinkProps {
  readonly view: 'calendar' | 'visits';
  readonly text: string;
  readonly icon: LucideIcon;
}

/** Leads to a further view, and from there to the board. Phones and tablets show its sign alone. */
function ViewLink({ view, text: name, icon }: ViewLinkProps) {
  const t = useTranslations();
  const isHere = useFurtherView() === view;
  const text = isHere ? t('myColleges.asBoard') : name;
  return (
    <ButtonLink
      to={{ search: isHere ? '' : `view=${view}` }}
      state={{ preserveScroll: true }}
      variant="outline"
      colorPalette="ink"
      aria-label={text}
      minW="11"
      px={{ base: '0', lg: '5' }}
    >
      <Icon as={isHere ? Columns3 : icon} size={18} />
      <Box as="span" hideBelow="lg">
        {text}
      </Box>
    </ButtonLink>
  );
}

function SavedParts({ saver, saved }: ReturnType<typeof useSavedColleges>) {
  const t = useTranslations();
  const { part: lines, hasFailed } = useContactLines();
  const view = useFurtherView();
  const loading = <CollegeListSkeleton rows={5} label={t('saving.loading')} />;
  const search = <ButtonLink to="/colleges">{t('saving.search')}</ButtonLink>;
  if (saver === 'coach')
    return <EmptyState scene="corner" title={t('saving.coachTitle')} text={t('saving.coachText')} action={search} />;
  if (saved.data === undefined) {
    if (saved.error !== null)
      return <FailedState failure={saved.error} isRetrying={saved.isFetching} onRetry={() => void saved.refetch()} />;
    return loading;
  }
  if (view !== null) {
    const View = view === 'calendar' ? OwnCalendar : VisitsView;
    return (
      <Suspense fallback={loading}>
        <View items={saved.data} />
      </Suspense>
    );
  }
  if (saved.data.length === 0)
    return (
      <>
        <EmptyState scene="pitch" title={t('saving.empty')} text={t('saving.emptyText')} action={search} />
        <Box textAlign="center">
          <GuideLink question="whichLeague" />
        </Box>
      </>
    );
  if (lines === null && !hasFailed) return loading;
  return (
    <SavedLines value={lines}>
      <Suspense fallback={loading}>
        <SavedList items={saved.data} />
      </Suspense>
    </SavedLines>
  );
}

/**
 * The board or the table. After a move the focus stays on the college's stage, and screen readers announce the new one.
 */
function SavedList({ items }: { readonly items: readonly SavedItem[] }) {
  const t = useTranslations();
  const isTable = useIsTable();
  const move = useMovingSaved();
  const { frame, follow } = useFollowedStage(items);
  const [moved, setMoved] = useState('');
  function changeStage(item: SavedItem, stage: RecruitingStage) {
    follow(item.collegeId);
    setMoved(t('myColleges.moved', { name: nameOfSaved(item), stage: t(`myColleges.stage.${stage}`) }));
    void move(item.collegeId, stage);
  }
  const List = isTable ? SavedTable : SavedBoard;
  return (
    <Box ref={frame}>
      <Box mb="4">
        <FitToggleSlot />
      </Box>
      <SavedClass items={items} />
      <List items={items} onStage={changeStage} />
      <Box role="status" srOnly>
        {moved}
      </Box>
    </Box>
  );
}

/** Downloads the list as a CSV file. */
function SavedDownload({ items }: { readonly items: readonly SavedItem[] }) {
  const t = useTranslations();
  const session = useSessionState();
  async function download() {
    const [{ csvOfSaved }, { currentPrices }] = await Promise.all([
      import('./saved-csv'),
      import('../../components/price/watch-prices'),
    ]);
    const priceOf = await currentPrices(session);
    saveFile(t('saving.fileName'), new Blob([csvOfSaved(items, t, priceOf)], { type: 'text/csv' }));
  }
  return <DownloadButton label={t('saving.download')} onDownload={() => void download()} />;
}
