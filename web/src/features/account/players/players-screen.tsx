import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BoardViewLink } from '../../../components/board/board-view-link';
import { DownloadButton } from '../../../components/board/download-button';
import { GuideLink } from '../../../components/guide-link';
import { type SavedPlayerItem, useMaySavePlayers, useSavedPlayers } from '../../../components/saving/use-saved-players';
import { useTranslations } from '../../../i18n/use-translations';
import { saveFile } from '../../../lib/api/file-download';
import { ButtonLink } from '../../../ui/links';
import { Content, PageTitle } from '../../../ui/page-layout';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { usePlayerFacts } from './player-facts';
import { PlayersBoard } from './players-board';
import { ListLinks } from './shared/list-links';
import { useSharedListTexts } from '../../../components/staff-list/shared-list-texts';
import { NotOnStaff, SharedPlayers } from './shared/shared-players';
import { LIST, type StaffCollege, useStaffColleges } from '../../../components/staff-list/use-shared-list';

/**
 * /account?board=players: the players whom an accepted coach has saved, as coaches may see them now; with `list` those
 * that the staff of a college share.
 */
export function PlayersScreen() {
  const t = useTranslations();
  const may = useMaySavePlayers();
  const colleges = useStaffColleges();
  const list = useSearchParams()[0].get(LIST);
  return (
    <Content py={{ base: '8', md: '14' }} minH="70vh">
      <PageTitle text={t('players.title')} />
      {may && <Box minH={{ base: '16', md: '18' }}>{colleges !== null && <ListLinks colleges={colleges} />}</Box>}
      {may && list !== null ? (
        <SharedList college={colleges?.find(({ id }) => id === list)} isKnown={colleges !== null} />
      ) : (
        <OwnList />
      )}
    </Content>
  );
}

interface SharedListProps {
  /** Undefined where the user is not on its staff, and until the colleges are known. */
  readonly college: StaffCollege | undefined;
  readonly isKnown: boolean;
}

function SharedList({ college, isKnown }: SharedListProps) {
  const texts = useSharedListTexts();
  if (college === undefined) return isKnown ? <NotOnStaff /> : <SkeletonText lines={6} />;
  return (
    <>
      <ListHead title={texts.of(college.name)} intro={texts.intro(college.name)} />
      <SharedPlayers key={college.id} college={college} />
    </>
  );
}

function OwnList() {
  const t = useTranslations();
  const may = useMaySavePlayers();
  const saved = useSavedPlayers();
  const items = may ? (saved.data ?? []) : [];
  const intro = items.length === 0 ? t('players.intro') : t('players.count', { count: items.length });
  return (
    <>
      <ListHead title={t('players.title')} intro={intro}>
        {items.length > 0 && (
          <Box flex="none" display="flex" gap="2">
            <BoardViewLink asBoard={t('players.asBoard')} asTable={t('players.asTable')} />
            <PlayersDownload items={items} />
          </Box>
        )}
      </ListHead>
      <SavedPlayers may={may} saved={saved} />
    </>
  );
}

interface ListHeadProps {
  readonly title: string;
  readonly intro: string;
  /** What is done with the whole list. */
  readonly children?: ReactNode;
}

function ListHead({ title, intro, children }: ListHeadProps) {
  return (
    <Box display="flex" alignItems={{ base: 'flex-start', md: 'flex-end' }} justifyContent="space-between" gap="4" mb="6">
      <Box minW="0">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text color="fg.muted" mt="2" maxW="text">
          {intro}
        </Text>
      </Box>
      {children}
    </Box>
  );
}

interface SavedPlayersProps {
  readonly may: boolean;
  readonly saved: ReturnType<typeof useSavedPlayers>;
}

/** The list, or why it is empty. */
function SavedPlayers({ may, saved: { data, error, isFetching, refetch } }: SavedPlayersProps) {
  const t = useTranslations();
  if (!may) return <EmptyState scene="corner" title={t('players.coachesTitle')} text={t('players.coachesText')} />;
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('players.loading')}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  if (data.length > 0) return <PlayersBoard items={data} />;
  return (
    <>
      <EmptyState
        scene="pitch"
        title={t('players.empty')}
        text={t('players.emptyText')}
        action={<ButtonLink to="/">{t('players.toSearch')}</ButtonLink>}
      />
      <Box textAlign="center">
        <GuideLink question="whenToWrite" />
      </Box>
    </>
  );
}

/** Downloads the list as a CSV file, made of what it shows. */
function PlayersDownload({ items }: { readonly items: readonly SavedPlayerItem[] }) {
  const t = useTranslations();
  const { factsOf } = usePlayerFacts();
  function download() {
    const columns = ['name', 'position', 'graduation', 'team', 'place', 'height', 'grades', 'stage', 'note', 'savedOn'] as const;
    const rows = items.map(({ player, stage, note, savedAt }) => {
      const { position, graduation, team, place, height, grades } = factsOf(player);
      const facts = [position, graduation, team, place, height, grades];
      return [player.displayName, ...facts, t(`players.stage.${stage}`), note, savedAt.slice(0, 10)];
    });
    const titles = columns.map((column) => t(`players.column.${column}`));
    saveFile(t('players.fileName'), new Blob([csvOf([titles, ...rows])], { type: 'text/csv' }));
  }
  return <DownloadButton label={t('players.download')} onDownload={download} />;
}
