import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { csvOf } from '@touchline/domain/kernel/format/csv';
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

/** /account?board=players: the players whom an accepted coach has saved, as coaches may see them now. */
export function PlayersScreen() {
  const t = useTranslations();
  const may = useMaySavePlayers();
  const saved = useSavedPlayers();
  const items = may ? (saved.data ?? []) : [];
  return (
    <Content py={{ base: '8', md: '14' }} minH="70vh">
      <PageTitle text={t('players.title')} />
      <Box display="flex" alignItems={{ base: 'flex-start', md: 'flex-end' }} justifyContent="space-between" gap="4" mb="6">
        <Box minW="0">
          <Heading as="h1" textStyle="h1">
            {t('players.title')}
          </Heading>
          <Text color="fg.muted" mt="2" maxW="text">
            {items.length === 0 ? t('players.intro') : t('players.count', { count: items.length })}
          </Text>
        </Box>
        {items.length > 0 && (
          <Box flex="none" display="flex" gap="2">
            <BoardViewLink asBoard={t('players.asBoard')} asTable={t('players.asTable')} />
            <PlayersDownload items={items} />
          </Box>
        )}
      </Box>
      <SavedPlayers may={may} saved={saved} />
    </Content>
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
