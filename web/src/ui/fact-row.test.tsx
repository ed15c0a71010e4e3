import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '../testing/show-piece';
import { FactRow } from './fact-row';
import { FactTable } from './fact-table';

const facts = [
  { label: 'Students', value: '16,914', note: 'IPEDS 2023' },
  { label: 'Graduation rate', value: null },
];

test.each([
  ['row', <FactRow key="row" label="Facts" facts={facts} />],
  ['table', <FactTable key="table" facts={facts} />],
])('a fact that nobody reported says so in a %s and is never zero', (_, piece) => {
  showPiece(piece);

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Students', 'Graduation rate']);
  const definitions = screen.getAllByRole('definition').map((definition) => definition.textContent);
  expect(definitions.sort()).toEqual(['16,914', 'IPEDS 2023', 'Not reported']);
});
