import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../i18n/language-provider';
import type { Fact } from '../../ui/facts';
import { AlignedFacts } from './college-summary';
import { FROM_TABLE, TABLE_WIDTHS } from './table-width';

const TEXTS = {
  en: { league: 'League', college: 'College', teams: 'Teams' },
  de: { league: 'Liga', college: 'College', teams: 'Teams' },
} as const;

interface CollegeTableHeadProps {
  /** Those of a row; the head shows their labels. */
  readonly facts: readonly Fact[];
}

/**
 * The head of a list of colleges from 1440 px on, where it is a table: it stays in sight while its rows scroll.
 * Decoration, because each number of a row has its label for screen readers.
 */
export function CollegeTableHead({ facts }: CollegeTableHeadProps) {
  const texts = TEXTS[useLanguage().language];
  return (
    <Box
      aria-hidden
      display="none"
      position="sticky"
      top="0"
      zIndex="1"
      alignItems="center"
      gap="4"
      minH="11"
      ps="6"
      pe="3"
      bg="bg.muted"
      borderWidth="1px"
      borderBottomWidth="0"
      borderRadius="var(--tl-radii-card) var(--tl-radii-card) 0 0"
      textStyle="small"
      css={{ [FROM_TABLE]: { display: 'flex' }, '& dd': { display: 'none' }, '& dt': { color: 'fg' } }}
    >
      <Box flex="none" width={TABLE_WIDTHS.league}>
        {texts.league}
      </Box>
      <Box flex="1" minW="0">
        {texts.college}
      </Box>
      <Box flex="none" width={TABLE_WIDTHS.facts}>
        <AlignedFacts facts={facts} columns={facts.length} />
      </Box>
      <Box flex="none" width={`calc(${TABLE_WIDTHS.teams} + ${TABLE_WIDTHS.actions})`}>
        {texts.teams}
      </Box>
    </Box>
  );
}
