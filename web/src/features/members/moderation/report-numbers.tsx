import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { Fragment } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';

type Week = AnswerOf<'reportNumbers'>['weeks'][number];
type Numbers = Week['kinds'][number];

const COLUMNS = ['came', 'dismissed', 'hidden', 'suspended', 'shown'] as const satisfies readonly (keyof Numbers)[];

interface NumbersTexts {
  readonly table: string;
  readonly loading: string;
  readonly week: string;
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], string>>;
  readonly median: string;
  readonly hours: (count: string) => string;
  readonly none: string;
  readonly isCut: string;
  readonly kinds: Readonly<Record<Numbers['kind'], string>>;
}

const TEXTS: Readonly<Record<Language, NumbersTexts>> = {
  en: {
    table: 'Numbers by week',
    loading: 'Counting the reports',
    week: 'Week from',
    columns: { came: 'Came in', dismissed: 'Dismissed', hidden: 'Hidden', suspended: 'Suspended', shown: 'Shown again' },
    median: 'Median time',
    hours: (count) => `${count} h`,
    none: 'Nothing',
    isCut: 'There were more reports than we count here: only the latest 2,000.',
    kinds: {
      ...{
        profile: 'Profiles',
        picture: 'Pictures',
        text: 'Texts',
        camp: 'Camps',
        thread: 'Conversations',
        suggestion: 'Suggested corrections',
        match: 'Like a removed picture',
      },
      ...{ objection: 'Answers of owners', request: 'Removal requests' },
    },
  },
  de: {
    table: 'Zahlen nach Wochen',
    loading: 'Die Meldungen werden gezählt',
    week: 'Woche ab',
    columns: { came: 'Eingegangen', dismissed: 'Abgelehnt', hidden: 'Verborgen', suspended: 'Gesperrt', shown: 'Wieder gezeigt' },
    median: 'Mittlere Dauer',
    hours: (count) => `${count} Std.`,
    none: 'Nichts',
    isCut: 'Es gab mehr Meldungen, als hier gezählt sind: nur die letzten 2.000.',
    kinds: {
      ...{
        profile: 'Profile',
        picture: 'Bilder',
        text: 'Texte',
        camp: 'Camps',
        thread: 'Gespräche',
        suggestion: 'Vorgeschlagene Korrekturen',
        match: 'Wie ein entferntes Bild',
      },
      ...{ objection: 'Antworten von Betroffenen', request: 'Löschwünsche' },
    },
  },
};

const CELL = { px: '3', py: '2', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const HEAD = { ...CELL, textAlign: 'start', fontWeight: 'semibold' } as const;

/** What came into the queue and how it ended, by week and kind. */
export function ReportNumbers() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reportNumbers'],
    queryFn: ({ signal }) => callApi('reportNumbers', { signal }),
  });
  if (data === undefined)
    return error !== null ? (
      <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={8} />
      </SkeletonRegion>
    );
  return (
    <>
      {data.isCut && <Box mb="3">{texts.isCut}</Box>}
      <Box
        role="region"
        aria-label={texts.table}
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        borderRadius="card"
        bg="bg.panel"
      >
        <Box as="table" width="full" textStyle="small">
          <thead>
            <tr>
              <chakra.th scope="col" {...HEAD}>
                {texts.week}
              </chakra.th>
              {COLUMNS.map((column) => (
                <chakra.th key={column} scope="col" {...CELL} fontWeight="semibold">
                  {texts.columns[column]}
                </chakra.th>
              ))}
              <chakra.th scope="col" {...CELL} fontWeight="semibold">
                {texts.median}
              </chakra.th>
            </tr>
          </thead>
          <tbody>
            {data.weeks.map((week) => (
              <WeekRows key={week.from} week={week} texts={texts} />
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

/** A week: its Monday, and a row for each kind of which something came or was decided. */
function WeekRows({ week: { from, kinds }, texts }: { readonly week: Week; readonly texts: NumbersTexts }) {
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <Fragment>
      <Box as="tr" borderTopWidth="1px">
        <chakra.th scope="rowgroup" {...HEAD}>
          {day.format(new Date(from))}
        </chakra.th>
        <chakra.td colSpan={COLUMNS.length + 1} {...CELL} textAlign="start" color="fg.muted">
          {kinds.length === 0 && texts.none}
        </chakra.td>
      </Box>
      {kinds.map((one) => (
        <tr key={one.kind}>
          <chakra.th scope="row" {...HEAD} fontWeight="normal" ps="6">
            {texts.kinds[one.kind]}
          </chakra.th>
          {COLUMNS.map((column) => (
            <chakra.td key={column} {...CELL}>
              {number.format(one[column])}
            </chakra.td>
          ))}
          <chakra.td {...CELL}>{one.medianHours === null ? '–' : texts.hours(number.format(one.medianHours))}</chakra.td>
        </tr>
      ))}
    </Fragment>
  );
}
