import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showComponent } from '../testing/show-component';
import { FactRow, FactTable } from './facts';

const facts = [
  { label: 'Students', value: '16,914', note: 'IPEDS 2023' },
  { label: 'Graduation rate', value: null },
];

test.each([
  ['row', <FactRow key="row" label="Facts" facts={facts} />],
  ['table', <FactTable key="table" facts={facts} />],
])('a fact that nobody reported says so in a %s and is never zero', (_, component) => {
  showComponent(component);

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Students', 'Graduation rate']);
  const definitions = screen.getAllByRole('definition').map((definition) => definition.textContent);
  expect(definitions.sort()).toEqual(['16,914', 'IPEDS 2023', 'Not reported']);
});
