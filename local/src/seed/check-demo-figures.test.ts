import { IMPORT_SOURCES, type RowFacts } from '../import/plan/fact';
import { expect, test } from 'vitest';
import { unconfirmedFigures } from './check-demo-figures';
import { FIGURES } from './real-colleges';

const rows: readonly RowFacts[] = [
  {
    unitId: 7,
    name: 'Test College',
    city: 'Town',
    state: 'OH',
    unusable: [],
    facts: [{ field: FIGURES.students, value: 5000, source: IMPORT_SOURCES.scorecard }],
  },
];

test('a figure that the file has is confirmed; none need be said', () => {
  expect(unconfirmedFigures([{ unitId: '7', name: 'Test College', students: '5000' }], rows)).toEqual([]);
  expect(unconfirmedFigures([{ unitId: '7', name: 'Test College', students: '' }], rows)).toEqual([]);
});

test.each([
  ['another figure', { unitId: '7', name: 'Test College', students: '5001' }, 'students 5001, the file says 5000'],
  [
    'a figure that the file lacks',
    { unitId: '7', name: 'Test College', netPrice: '12000' },
    'netPrice 12000, the file says null',
  ],
  ['figures of a college that is not in the file', { unitId: '8', name: 'Test College', students: '5000' }, 'the file says null'],
  ['figures without a number to look up', { unitId: '', name: 'Test College', students: '5000' }, 'the file says null'],
])('%s is named', (_, line, sentence) => {
  expect(unconfirmedFigures([line], rows)).toEqual([expect.stringContaining(sentence)]);
});
