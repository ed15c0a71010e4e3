import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { Movement } from './movement';
import { RecordBar, type TeamRecord } from './record-bar';
import { ScrollStrip } from './scroll-strip';

/** A row: ties share a `rank`; `movement` is in places, up is positive, null for a team that is new. */
export interface LeagueRow {
  readonly id: string;
  readonly rank: number;
  readonly movement?: number | null;
  readonly crest?: ReactNode;
  /** The team's name, usually its link. */
  readonly name: ReactNode;
  readonly record?: TeamRecord | null;
}

/** A further column after rank and team; numbers stand at the end. */
export interface LeagueColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Only from 992 px. */
  readonly isWide?: boolean;
}

interface LeagueTableProps<Row extends LeagueRow> {
  /** Says what the table ranks; read out before it. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns?: readonly LeagueColumn<Row>[];
  readonly hasMovement?: boolean;
  readonly hasRecord?: boolean;
  /** Pixels that a sticky header takes above the sticky head of the table. */
  readonly stickyTopPx?: number;
}

const Head = chakra('th', {
  base: {
    position: 'sticky',
    zIndex: '1',
    bg: 'bg.panel',
    height: '11',
    px: { base: '2', md: '3' },
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -1px var(--tl-colors-border)',
    _first: { borderTopLeftRadius: 'card' },
    _last: { borderTopRightRadius: 'card', pe: '4' },
  },
});
const Cell = chakra('td', { base: { height: '11', px: { base: '2', md: '3' }, textStyle: 'number', whiteSpace: 'nowrap' } });
const NO_COLUMNS: readonly never[] = [];

/** A ranking as a real league table: rank, movement, crest and team, record, and further columns; rows of 44 px under a head that stays. */
export function LeagueTable<Row extends LeagueRow>({
  caption,
  rows,
  columns = NO_COLUMNS,
  hasMovement = false,
  hasRecord = false,
  stickyTopPx = 0,
}: LeagueTableProps<Row>) {
  const t = useTranslations();
  const top = `${stickyTopPx}px`;
  return (
    <ScrollStrip label={caption} bg="bg.panel" borderWidth="1px" borderRadius="card" overflowX={{ base: 'auto', lg: 'clip' }}>
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <Head scope="col" width="1" style={{ top }} textAlign="end" ps="4">
              {t('pieces.rank')}
            </Head>
            <Head scope="col" style={{ top }} colSpan={hasMovement ? 2 : 1}>
              {t('pieces.team')}
            </Head>
            {hasRecord && (
              <Head scope="col" width={{ md: '36' }} style={{ top }}>
                {t('pieces.record')}
              </Head>
            )}
            {columns.map(({ key, header, isNumber, isWide }) => (
              <Head
                key={key}
                scope="col"
                style={{ top }}
                textAlign={isNumber === true ? 'end' : 'start'}
                {...(isWide === true ? { display: { base: 'none', lg: 'table-cell' } } : {})}
              >
                {header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr
              key={row.id}
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
              _hover={{ bg: 'bg.subtle' }}
              transition="background 150ms ease-out"
            >
              <Cell textAlign="end" fontWeight="bold" ps="4">
                {row.rank}
              </Cell>
              {hasMovement && (
                <Cell width="1" px="0" pe="1">
                  <Movement places={row.movement ?? null} />
                </Cell>
              )}
              <chakra.th
                scope="row"
                height="11"
                px={{ base: '2', md: '3' }}
                textAlign="start"
                fontWeight="semibold"
                width="full"
                maxW="0"
                minW="10rem"
              >
                <Box display="flex" alignItems="center" gap="3" minW="0">
                  {row.crest}
                  <Box minW="0" truncate py="1">
                    {row.name}
                  </Box>
                </Box>
              </chakra.th>
              {hasRecord && <Cell>{row.record ? <RecordBar record={row.record} /> : '–'}</Cell>}
              {columns.map(({ key, cell, isNumber, isWide }) => (
                <Cell
                  key={key}
                  textAlign={isNumber === true ? 'end' : 'start'}
                  {...(isWide === true ? { display: { base: 'none', lg: 'table-cell' } } : {})}
                  _last={{ pe: '4' }}
                >
                  {cell(row) ?? '–'}
                </Cell>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollStrip>
  );
}
