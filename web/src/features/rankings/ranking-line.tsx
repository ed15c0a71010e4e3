import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CollegeLink } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { SaveSlot } from '../../components/saving/save-slot';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress, type TeamSex } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { Movement } from './movement';
import type { RankedTeam } from './ranking-address';
import type { RankingColumn } from './ranking-columns';

const Cell = chakra('td', { base: { height: '11', px: '2', py: '1', textStyle: 'small', lineHeight: '1.25rem' } });

/** A cell of a line: its column, its text, and from which width it is shown. */
interface LineCell extends RankingColumn {
  readonly label: string;
  readonly text: string | null;
  readonly display: 'table-cell' | Readonly<Record<string, string>>;
}

interface RankingLineProps {
  readonly team: RankedTeam;
  readonly sex: TeamSex;
  /** Whether the table has a column of movements. */
  readonly moves: boolean;
  readonly cells: readonly LineCell[];
}

/** A team's line, and below it what does not fit next to it in narrow windows. */
export function RankingLine({ team, sex, moves, cells }: RankingLineProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  return (
    <>
      <chakra.tr borderTopWidth="1px" _first={{ borderTopWidth: '0' }} _hover={{ bg: 'bg.subtle' }}>
        <Cell textAlign="end" ps={{ base: '3', md: '5' }} fontVariantNumeric="tabular-nums" fontWeight="bold" color="fg">
          {team.rank}
        </Cell>
        {moves && (
          <Cell display={{ base: 'none', md: 'table-cell' }} fontVariantNumeric="tabular-nums">
            <Movement team={team} />
          </Cell>
        )}
        <chakra.th
          scope="row"
          height="11"
          px="2"
          textAlign="start"
          fontWeight="semibold"
          fontSize={{ base: 'sm', md: 'md' }}
          width={{ md: '40%' }}
        >
          <TeamName team={team} sex={sex} />
        </chakra.th>
        {cells.map((cell) => (
          <Cell
            key={cell.name}
            display={cell.display}
            textAlign={cell.isNumber ? 'end' : 'start'}
            fontVariantNumeric="tabular-nums"
            whiteSpace={cell.isNumber ? 'nowrap' : 'normal'}
            color={cell.isNumber ? 'fg' : 'fg.muted'}
            fontWeight={cell.display === 'table-cell' ? 'semibold' : 'normal'}
          >
            <CellText cell={cell} team={team} />
          </Cell>
        ))}
        <Cell px="0" width="12">
          <Box display={{ base: 'none', lg: 'block' }}>
            {team.college !== null && <SaveSlot collegeId={team.college._id} name={team.name} />}
          </Box>
          <chakra.button
            type="button"
            display={{ base: 'flex', lg: 'none' }}
            alignItems="center"
            justifyContent="center"
            boxSize="11"
            borderRadius="control"
            color="fg.muted"
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
            aria-expanded={isOpen}
            aria-controls={isOpen ? restId : undefined}
            aria-label={t('rankings.moreOf', { name: team.name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Box asChild transition="transform 150ms ease-out" transform={isOpen ? 'rotate(180deg)' : undefined}>
              <Icon as={ChevronDown} size={18} />
            </Box>
          </chakra.button>
        </Cell>
      </chakra.tr>
      {isOpen && (
        <chakra.tr id={restId} display={{ base: 'table-row', lg: 'none' }} bg="bg.subtle">
          <td colSpan={cells.length + (moves ? 4 : 3)}>
            <Rest team={team} cells={cells} />
          </td>
        </chakra.tr>
      )}
    </>
  );
}

/** Crest and name, linked to the page of the team where the college has one; phones take the short name. */
function TeamName({ team: { name, college }, sex }: Pick<RankingLineProps, 'team' | 'sex'>) {
  if (college === null) {
    return (
      <Box as="span" display="flex" alignItems="center" minH="11" lineHeight="1.25rem" overflowWrap="anywhere">
        {name}
      </Box>
    );
  }
  const short = college.shortName ?? college.name;
  return (
    <CollegeLink
      to={firstTeamAddress(college, sex)}
      display="flex"
      alignItems="center"
      gap={{ base: '2.5', md: '3' }}
      minH="11"
      _focusVisible={{ outlineOffset: '-3px' }}
    >
      <Box as="span" data-travels="crest" display="flex" flex="none">
        <Crest college={college} size={28} />
      </Box>
      <Box as="span" data-travels="name" minW="0" lineHeight="1.25rem" overflowWrap="anywhere">
        <Box as="span" display={{ base: 'inline', md: 'none' }}>
          {short}
        </Box>
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {college.name}
        </Box>
      </Box>
    </CollegeLink>
  );
}

function CellText({ cell: { name, text }, team: { record } }: { readonly cell: LineCell; readonly team: RankedTeam }): ReactNode {
  const t = useTranslations();
  if (text === null) {
    return (
      <Box as="span" color="fg.muted">
        <span aria-hidden>–</span>
        <Box as="span" srOnly>
          {t('ui.notReported')}
        </Box>
      </Box>
    );
  }
  if (name !== 'record' || record === null) return text;
  return (
    <Box as="span" display="inline-block" minW="14">
      {text}
      <RecordBar record={record} />
    </Box>
  );
}

/** What narrow windows leave out of a line, with its labels. */
function Rest({ team, cells }: Pick<RankingLineProps, 'team' | 'cells'>) {
  const hidden = cells.filter(({ display }) => display !== 'table-cell');
  return (
    <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="4" px={{ base: '3', md: '5' }} py="3">
      <Box as="dl" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="3" flex="1" minW="0">
        {hidden.map((cell) => (
          <div key={cell.name}>
            <Box as="dt" textStyle="xs" color="fg.muted">
              {cell.label}
            </Box>
            <Box as="dd" textStyle="small" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              <CellText cell={cell} team={team} />
            </Box>
          </div>
        ))}
        {team.previousRank !== null && (
          <Box as="div" display={{ md: 'none' }} textStyle="small">
            <Movement team={team} />
          </Box>
        )}
      </Box>
      {team.college !== null && <SaveSlot collegeId={team.college._id} name={team.name} />}
    </Box>
  );
}

/** Wins, ties and losses as parts of a thin bar; decoration next to the numbers. */
function RecordBar({ record }: { readonly record: NonNullable<RankedTeam['record']> }) {
  const { wins, losses, ties } = record;
  return (
    <Box as="span" aria-hidden display="flex" gap="0.5" height="1" width="full" mt="1" borderRadius="pill" overflow="hidden">
      <Part share={wins} color="pitch.solid" />
      <Part share={ties} color="border.emphasized" />
      <Part share={losses} color="bg.emphasized" />
    </Box>
  );
}

function Part({ share, color }: { readonly share: number; readonly color: string }) {
  return share === 0 ? null : <Box as="span" bg={color} style={{ flex: share }} />;
}
