import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

/** A line of a table of prices; `mark` says that it is the reader's. */
export interface PriceLine {
  readonly label: string;
  readonly value: string;
  readonly mark: string | null;
}

interface PriceTableProps {
  readonly title: string;
  /** The heads of both columns; without them the caption says enough. */
  readonly heads: readonly [string, string] | null;
  readonly lines: readonly PriceLine[];
  readonly note: string;
}

const Cell = chakra('td', { base: { py: '2', borderTopWidth: '1px', verticalAlign: 'top' } });

/** Prices in two columns, with what they count below them. */
export function PriceTable({ title, heads, lines, note }: PriceTableProps) {
  return (
    <Box minW="0">
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption textAlign="start" fontWeight="semibold" pb="2">
          {title}
        </chakra.caption>
        {heads !== null && (
          <thead>
            <tr>
              {heads.map((head, column) => (
                <chakra.th
                  key={head}
                  scope="col"
                  textStyle="small"
                  fontWeight="medium"
                  color="fg.muted"
                  pb="1"
                  textAlign={column === 0 ? 'start' : 'end'}
                >
                  {head}
                </chakra.th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(({ label, value, mark }) => (
            <chakra.tr key={label} fontWeight={mark === null ? 'normal' : 'bold'}>
              <Cell>
                {label}
                {mark !== null && (
                  <Box as="span" color="pitch.fg" textStyle="small" ms="2">
                    {mark}
                  </Box>
                )}
              </Cell>
              <Cell textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {value}
              </Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      <Box textStyle="small" color="fg.muted" mt="2">
        {note}
      </Box>
    </Box>
  );
}
