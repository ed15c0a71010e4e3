import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { NameCollege } from '../../../components/saving/name-college';
import type { SavedPlayerItem } from '../../../components/saving/use-saved-players';
import { useTranslations } from '../../../i18n/use-translations';
import { PlayerStage, RemovePlayer, WriteToPlayer } from './player-actions';
import { usePlayerFacts } from './player-facts';
import { PlayerIdentity } from './player-identity';
import { PlayerNote } from './player-note';
import { SharePlayer } from '../../../components/staff-list/share-player';

const FROM_TABLET = { display: { base: 'none', md: 'table-cell' } } as const;
const FROM_DESKTOP = { display: { base: 'none', lg: 'table-cell' } } as const;

const Head = chakra('th', {
  base: { height: '11', px: '3', textStyle: 'small', fontWeight: 'semibold', color: 'fg.muted', textAlign: 'start' },
});
const Cell = chakra('td', { base: { px: '3', pt: '3', verticalAlign: 'middle', textStyle: 'small' } });

interface PlayersTableProps {
  readonly items: readonly SavedPlayerItem[];
  readonly onStage: (item: SavedPlayerItem, stage: RecruitingStage) => void;
}

/** Saved players as a table: facts and stage in one line, the note below it. Phones show the facts under the name. */
export function PlayersTable({ items, onStage }: PlayersTableProps) {
  const t = useTranslations();
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption srOnly>{t('players.title')}</chakra.caption>
        <thead>
          <tr>
            <Head scope="col" ps={{ base: '4', md: '6' }}>
              {t('players.column.name')}
            </Head>
            <Head scope="col" {...FROM_TABLET}>
              {t('players.column.graduation')}
            </Head>
            <Head scope="col" {...FROM_DESKTOP}>
              {t('players.column.team')}
            </Head>
            <Head scope="col" {...FROM_DESKTOP}>
              {t('players.column.grades')}
            </Head>
            <Head scope="col" width="12rem" {...FROM_TABLET}>
              {t('players.column.stage')}
            </Head>
            <chakra.td width="7rem" />
          </tr>
        </thead>
        {items.map((item) => (
          <PlayerRows key={item.profileId} item={item} onStage={(stage) => onStage(item, stage)} />
        ))}
      </chakra.table>
    </Box>
  );
}

interface PlayerRowsProps {
  readonly item: SavedPlayerItem;
  readonly onStage: (stage: RecruitingStage) => void;
}

/** A saved player: the facts with the stage, which on phones stands below them, and the note. */
function PlayerRows({ item, onStage }: PlayerRowsProps) {
  const { factsOf } = usePlayerFacts();
  const { position, graduation, team, place, grades } = factsOf(item.player);
  const under = [position, place].filter((fact) => fact !== null).join(' · ');
  return (
    <chakra.tbody borderTopWidth="1px">
      <tr>
        <chakra.th scope="row" textAlign="start" fontWeight="normal" ps={{ base: '4', md: '6' }} pe="3" pt="3">
          <PlayerIdentity item={item} facts={under} />
        </chakra.th>
        <Cell {...FROM_TABLET} fontVariantNumeric="tabular-nums">
          {graduation ?? '–'}
        </Cell>
        <Cell {...FROM_DESKTOP} overflowWrap="anywhere">
          {team ?? '–'}
        </Cell>
        <Cell {...FROM_DESKTOP} whiteSpace="nowrap">
          {grades ?? '–'}
        </Cell>
        <Cell {...FROM_TABLET}>
          <PlayerStage item={item} onStage={onStage} />
        </Cell>
        <Cell ps="0" pe={{ base: '2', md: '3' }} textAlign="end" verticalAlign={{ base: 'top', md: 'middle' }}>
          <Box display="flex" justifyContent="flex-end">
            <WriteToPlayer item={item} />
            <RemovePlayer item={item} />
          </Box>
        </Cell>
      </tr>
      <tr>
        <chakra.td colSpan={6} ps={{ base: '4', md: '5rem' }} pe={{ base: '4', md: '6' }} pt="1" pb="2">
          <Box display={{ md: 'none' }} pt="2">
            <PlayerStage item={item} onStage={onStage} />
          </Box>
          <PlayerNote item={item} />
          <Box ms="-2">
            <NameCollege saved={item} name={item.player.displayName} look="line" />
            <SharePlayer item={item} look="line" />
          </Box>
        </chakra.td>
      </tr>
    </chakra.tbody>
  );
}
