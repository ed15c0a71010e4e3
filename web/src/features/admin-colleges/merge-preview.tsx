import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { MERGE_PARTS } from '@touchline/domain/merging/merge-parts';
import { useFormats } from '../../i18n/use-translations';
import { useMergeTexts } from './merge-texts';

type Preview = AnswerOf<'mergePreview'>;

/** What a merge would move, as a table, and what conflicts. */
export function MergePreview({ preview }: { readonly preview: Preview }) {
  const texts = useMergeTexts();
  const { formatNumber } = useFormats();
  const { counts, claims, reports, isCut, conflicts, from, into } = preview;
  const rows = [
    ...MERGE_PARTS.map((part) => {
      const count = formatNumber(counts[part] ?? 0);
      return [texts.parts[part], part === 'saves' && isCut ? texts.atLeast(count) : count] as const;
    }),
    [texts.claims, formatNumber(claims)] as const,
    [texts.reports, formatNumber(reports)] as const,
  ];
  return (
    <Box>
      <chakra.table width="full" textStyle="small" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption textAlign="start" fontWeight="semibold" textStyle="md" pb="1">
          {texts.moves}
        </chakra.caption>
        <tbody>
          {rows.map(([name, count]) => (
            <chakra.tr key={name} borderTopWidth="1px" borderColor="border">
              <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1" pe="3">
                {name}
              </chakra.th>
              <chakra.td textAlign="end" py="1" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {count}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      <Heading as="h3" textStyle="md" fontWeight="semibold" mt="4" mb="1">
        {texts.conflicts}
      </Heading>
      {conflicts.length === 0 ? (
        <Box textStyle="small">{texts.noConflicts}</Box>
      ) : (
        <Box as="ul" textStyle="small" ps="5" listStyleType="disc">
          {conflicts.map(({ kind, names, count, teams }) => (
            <Box as="li" key={kind} overflowWrap="anywhere">
              {texts.conflict[kind]({ from: from.name, into: into.name, names: names.join(', '), count, teams })}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
