import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { csvOf } from '@touchline/domain/kernel/format/csv';
import { RECRUITING_STAGES } from '@touchline/domain/person/recruiting-stages';
import { Download } from 'lucide-react';
import { type SavedPlayerItem, useMaySavePlayers, useSavedPlayers } from '../../../components/saving/use-saved-players';
import { GuideLink } from '../../../components/guide-link';
import { useTranslations } from '../../../i18n/use-translations';
import { saveFile } from '../../../lib/api/file-download';
import { Icon } from '../../../ui/icon';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { ButtonLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { PlayerRow } from './player-row';
import { usePlayerFacts } from './player-facts';

/** /account?board=players: the players whom an accepted coach has saved, by stage, as coaches may see them now. */
export function PlayersBoard() {
  const t = useTranslations();
  const may = useMaySavePlayers();
  const { data: items, error, isFetching, refetch } = useSavedPlayers();
  if (!may) return <EmptyState scene="corner" title={t('players.coachesTitle')} text={t('players.coachesText')} />;
  if (items === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonRegion label={t('players.loading')}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  }
  if (items.length === 0) {
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
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <Box color="fg.muted" maxW="text">
          {t('players.count', { count: items.length })}
        </Box>
        <DownloadButton items={items} />
      </Box>
      {RECRUITING_STAGES.map((stage) => {
        const here = items.filter((item) => item.stage === stage);
        if (here.length === 0) return null;
        return (
          <Section key={stage} title={t('players.stageCount', { stage: t(`players.stage.${stage}`), count: here.length })}>
            <Box as="ul" listStyleType="none">
              {here.map((item) => (
                <PlayerRow key={item.profileId} item={item} />
              ))}
            </Box>
          </Section>
        );
      })}
    </>
  );
}

/** Downloads the list as a CSV file, made of what it shows. */
function DownloadButton({ items }: { readonly items: readonly SavedPlayerItem[] }) {
  const t = useTranslations();
  const factsOf = usePlayerFacts();
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
  return (
    <Button size="lg" variant="outline" colorPalette="ink" onClick={download}>
      <Icon as={Download} size={18} />
      {t('players.download')}
    </Button>
  );
}
