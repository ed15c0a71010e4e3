import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '../testing/show-piece';
import { CampCard } from './camp-card';

const camp = {
  name: 'Winter Camp',
  type: 'residential',
  sex: 'both',
  startsOn: '2027-12-28',
  endsOn: '2028-01-04',
  registrationClosesOn: null,
  address: { locality: 'Larkmoor', administrative_area_level_1: 'OH', country: 'US', postal_code: null, address: null },
  priceCents: null,
  spacesLeft: 0,
  ages: { from: null, to: 10 },
} as const;

test('a camp’s days are written the same by server and browser: no thin spaces around the dash', () => {
  showPiece(<CampCard camp={camp} hostName="Larkmoor College" to="/camps/winter" />);

  expect(screen.getByText(/^Dec 28/, { normalizer: (text) => text }).textContent).toBe(
    'Dec 28, 2027 – Jan 4, 2028 · Larkmoor, OH',
  );
});

test('a camp of one day names it once', () => {
  showPiece(<CampCard camp={{ ...camp, endsOn: camp.startsOn }} hostName="Larkmoor College" to="/camps/winter" />);

  expect(screen.getByText('Dec 28, 2027 · Larkmoor, OH')).toBeDefined();
});
