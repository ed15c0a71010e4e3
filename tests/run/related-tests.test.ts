import { expect, test } from 'vitest';
import { relatedTests } from './related-tests';

const SOURCES = new Map([
  ['domain/src/money/price.ts', ''],
  ['domain/src/money/price.test.ts', `import { price } from './price';`],
  ['functions/src/index.ts', `import('./features/money/refund-store');`],
  ['functions/src/features/money/refund-store.ts', `import { price } from '@touchline/domain/money/price';`],
  ['web/src/features/plus/plus-view.tsx', `import type { Price } from '@touchline/domain/money/price';`],
  ['web/src/features/plus/plus-view.test.tsx', `import { showApp } from '../../testing/show-app';`],
  ['web/src/features/plus/table.test.tsx', `import { Table } from './plus-view';`],
  ['tests/api/money/refunds.test.ts', `import '../../support/api';`],
  ['tests/api/money/refunds.extended.test.ts', `import '../../support/api';`],
  ['tests/api/camps/camps.test.ts', `import '../../support/api';`],
  ['tests/support/api.ts', `import { ui } from '@touchline/functions/index';`],
  ['tests/architecture/imports.test.ts', ''],
  ['tests/journeys/money.test.ts', ''],
  ['tests/journeys/camps.test.ts', ''],
]);
const ofUnit = (files: readonly string[]) => files.filter((file) => !file.startsWith('tests/'));

test('a change runs what imports it, nearest first, and what is always run', () => {
  const { files } = relatedTests(['domain/src/money/price.ts'], SOURCES);

  expect(ofUnit(files)).toEqual(['domain/src/money/price.test.ts', 'web/src/features/plus/table.test.tsx']);
  expect(files).toContain('tests/architecture/imports.test.ts');
});

test('a test beside a changed file runs although it opens the site at an address', () => {
  const { files } = relatedTests(['web/src/features/plus/plus-view.tsx'], SOURCES);

  expect(ofUnit(files)).toEqual(['web/src/features/plus/plus-view.test.tsx', 'web/src/features/plus/table.test.tsx']);
});

test('of the API, which every test loads as a whole, the tests of the topic run; journeys of the topic are named', () => {
  const { files, journeys } = relatedTests(['functions/src/features/money/refund-store.ts'], SOURCES);

  expect(files.filter((file) => file.startsWith('tests/api'))).toEqual(['tests/api/money/refunds.test.ts']);
  expect(journeys).toEqual(['money']);
});

test('a change that reaches too much runs the nearest and says how much is left', () => {
  const many = Array.from(
    { length: 70 },
    (_, index) => [`domain/src/camp/a-${index}.test.ts`, `import '../money/price';`] as const,
  );
  const { files, leftOut } = relatedTests(['domain/src/money/price.ts'], new Map([...SOURCES, ...many]));

  expect(ofUnit(files)).toContain('domain/src/money/price.test.ts');
  expect(leftOut).toEqual({ unit: 11 });
});
