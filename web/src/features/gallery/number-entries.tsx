import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { CostBar } from '../../components/numbers/cost-bar';
import { FieldBars } from '../../components/numbers/field-bars';
import type { FigureText } from '../../components/numbers/number-figure';
import { OutcomeDial } from '../../components/numbers/outcome-dial';
import { PercentileStrip } from '../../components/numbers/percentile-strip';
import { PlaceMap } from '../../components/numbers/place-map';
import { RangeBar } from '../../components/numbers/range-bar';
import { SeasonLine } from '../../components/numbers/season-line';
import type { GalleryEntry } from './gallery-entry';

const text = (title: string, sentence: string): FigureText => ({
  title,
  sentence,
  source: 'Source: College Scorecard, 2024',
  rows: [[title, sentence]],
});
const LONG =
  'A sentence of a very long kind, of a college with a very long name in a division with a very long name, that needs more than one line everywhere';
const framed = (children: ReactNode) => <Box maxW="form">{children}</Box>;
const price = (label: string, value: number) => ({ label, value, text: `$${value.toLocaleString('en')}` });
const HOME = { lat: 42.36, lng: -71.06 };
const PLACES = [
  { id: 'a', name: 'Northshore', miles: 12, lat: 42.5, lng: -70.95 },
  { id: 'b', name: 'Westfield', miles: 48, lat: 42.3, lng: -72 },
  { id: 'c', name: 'Southport', miles: 90, lat: 41.1, lng: -71.5 },
];
const miles = (count: number) => `${count} mi`;

/** Numbers as pictures. */
export const NUMBER_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'RangeBar',
    states: {
      one: () =>
        framed(
          <RangeBar
            {...text('SAT', 'Middle 50% of first-years who sent scores: 1110–1310')}
            scale={[400, 1600]}
            low={1110}
            high={1310}
          />,
        ),
      many: () =>
        framed(
          <RangeBar
            {...text('SAT', 'With the reader’s own mark')}
            scale={[400, 1600]}
            low={1110}
            high={1310}
            mark={{ value: 1250, text: 'You: 1250' }}
          />,
        ),
      long: () =>
        framed(<RangeBar {...text('ACT', LONG)} scale={[1, 36]} low={36} high={36} mark={{ value: 1, text: 'You: 1' }} />),
    },
  },
  {
    name: 'CostBar',
    states: {
      one: () => framed(<CostBar {...text('Price', 'Tuition is $62,484 for everybody')} parts={[price('Tuition', 62_484)]} />),
      many: () =>
        framed(
          <CostBar
            {...text('Price', 'Residents, others, what is paid, and a budget')}
            parts={[price('Tuition for residents', 12_400), price('On top', 16_000)]}
            budget={{ label: 'Your budget', value: 20_000, text: 'Your budget: $20,000' }}
          />,
        ),
      long: () =>
        framed(
          <CostBar
            {...text('Price', LONG)}
            parts={[price('Tuition', 900)]}
            budget={{ label: 'Your budget', value: 0, text: 'Your budget: $0' }}
          />,
        ),
    },
  },
  {
    name: 'PercentileStrip',
    states: {
      empty: () =>
        framed(
          <PercentileStrip
            {...text('Net price', 'Cheaper than 0 % of NCAA D1')}
            ends={['Most expensive', 'Median', 'Cheapest']}
            share={0}
          />,
        ),
      one: () =>
        framed(
          <PercentileStrip
            {...text('Net price', 'Cheaper than 71 % of NCAA D1')}
            ends={['Most expensive', 'Median', 'Cheapest']}
            share={71}
          />,
        ),
      long: () =>
        framed(<PercentileStrip {...text('Net price', LONG)} ends={['Most expensive', 'Median', 'Cheapest']} share={100} />),
    },
  },
  {
    name: 'OutcomeDial',
    states: {
      one: () => <OutcomeDial {...text('Graduation', '58 % graduate')} value={58} valueText="58 %" median={null} />,
      many: () => <OutcomeDial {...text('Graduation', 'Against the median')} value={93} valueText="93 %" median={61} />,
      long: () => framed(<OutcomeDial {...text('Graduation', LONG)} value={0} valueText="0 %" median={100} />),
    },
  },
  {
    name: 'FieldBars',
    states: {
      one: () => framed(<FieldBars {...text('Fields', 'One field')} fields={[{ label: 'Nursing', value: 1, text: '1' }]} />),
      many: () =>
        framed(
          <FieldBars
            {...text('Fields', 'Most majors are in engineering')}
            fields={[
              { label: 'Engineering', value: 21, text: '21 %' },
              { label: 'Biological and biomedical sciences', value: 14, text: '14 %' },
              { label: LONG, value: 1, text: '1 %' },
            ]}
          />,
        ),
    },
  },
  {
    name: 'PlaceMap',
    states: {
      empty: () =>
        framed(<PlaceMap {...text('Place', 'By the sea')} center={HOME} places={[]} outline={null} ringText={miles} />),
      many: () =>
        framed(
          <PlaceMap {...text('Place', 'Three rivals')} center={HOME} places={PLACES} outline="/states/MA.svg" ringText={miles} />,
        ),
    },
  },
  {
    name: 'SeasonLine',
    states: {
      one: () => framed(<SeasonLine {...text('Rank', 'One season')} seasons={[{ season: '2024', rank: 12 }]} />),
      many: () =>
        framed(
          <SeasonLine
            {...text('Rank', 'From 31 to 4')}
            seasons={[31, 18, 22, 9, 4].map((rank, index) => ({ season: String(2020 + index), rank }))}
          />,
        ),
    },
  },
];
