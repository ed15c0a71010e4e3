import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComparedCollege, comparedVisits } from '@touchline/domain/person/visits/compare-visits';
import type { OwnVisit } from '@touchline/domain/person/visits/visit';
import { VISIT_QUESTIONS } from '@touchline/domain/reference/visits';
import { useLanguage } from '../../../i18n/language-provider';
import { useMark } from './use-visits';
import { VISIT_TEXTS } from './visit-texts';

/** The colleges of one table: so many fit next to each other on paper. */
const COLUMNS = 6;

const Cell = chakra('td', {
  base: {
    px: '3',
    py: '2',
    textAlign: 'center',
    borderTopWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
    '@media print': { px: '1' },
  },
});
const RowHead = chakra('th', {
  base: {
    px: '3',
    py: '2',
    textAlign: 'start',
    fontWeight: 'medium',
    borderTopWidth: '1px',
    position: 'sticky',
    insetInlineStart: '0',
    bg: 'bg.panel',
    minW: '8rem',
    maxW: '11rem',
    lineHeight: '1.3',
    '@media print': { position: 'static', px: '1' },
  },
});

interface VisitsComparisonProps {
  readonly visits: readonly OwnVisit[];
  readonly nameOf: (collegeId: string) => string;
}

/** The visited colleges side by side: colleges as columns, questions as rows, the best mean first. */
export function VisitsComparison({ visits, nameOf }: VisitsComparisonProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const colleges = comparedVisits(visits);
  if (colleges.length < 2) return null;
  const starts = Array.from({ length: Math.ceil(colleges.length / COLUMNS) }, (_, at) => at * COLUMNS);
  return (
    <Box mb="8">
      <Heading as="h3" textStyle="h3">
        {texts.compare}
      </Heading>
      <Box color="fg.muted" textStyle="small" mt="1" mb="3" maxW="text">
        {texts.compareHelp}
      </Box>
      {starts.map((start) => {
        const columns = colleges.slice(start, start + COLUMNS);
        const label = starts.length === 1 ? texts.compare : texts.compareOf(`${start + 1}–${start + columns.length}`);
        return <ComparisonTable key={start} {...{ columns, label, nameOf }} />;
      })}
    </Box>
  );
}

interface ComparisonTableProps {
  readonly columns: readonly ComparedCollege[];
  readonly label: string;
  readonly nameOf: (collegeId: string) => string;
}

/** A table of colleges; in a narrow window it scrolls sideways, and the questions stay in sight. */
function ComparisonTable({ columns, label, nameOf }: ComparisonTableProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      position="relative"
      overflowX="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      mb="4"
      css={{ '@media print': { overflow: 'visible', breakInside: 'avoid' } }}
    >
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <RowHead scope="col" borderTopWidth="0" color="fg.muted" textStyle="small">
              {texts.question}
            </RowHead>
            {columns.map(({ collegeId, visits }) => (
              <chakra.th key={collegeId} scope="col" px="3" py="3" minW="8rem" verticalAlign="bottom" lineHeight="1.3">
                <Box fontWeight="semibold" overflowWrap="anywhere">
                  {nameOf(collegeId)}
                </Box>
                <Box textStyle="small" fontWeight="normal" color="fg.muted">
                  {texts.visits(visits)}
                </Box>
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VISIT_QUESTIONS.map((question) => (
            <tr key={question}>
              <RowHead scope="row">{texts.questions[question]}</RowHead>
              {columns.map(({ collegeId, means }) => (
                <Cell key={collegeId}>
                  <Mark mean={means[question]} />
                </Cell>
              ))}
            </tr>
          ))}
          <tr>
            <RowHead scope="row" fontWeight="bold">
              {texts.overall}
            </RowHead>
            {columns.map(({ collegeId, mean }) => (
              <Cell key={collegeId} fontWeight="bold">
                <Mark mean={mean} />
              </Cell>
            ))}
          </tr>
        </tbody>
      </chakra.table>
    </Box>
  );
}

/** A mean with one digit; a dash where nothing was marked. */
function Mark({ mean }: { readonly mean: number | null }) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const markText = useMark();
  if (mean !== null) return markText(mean);
  return (
    <>
      <Box as="span" aria-hidden color="fg.muted">
        –
      </Box>
      <Box as="span" srOnly>
        {texts.unknown}
      </Box>
    </>
  );
}
