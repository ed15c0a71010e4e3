import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aListedCamp } from '@touchline/domain/camp/testing/a-listed-camp';
import { expect, test } from 'vitest';
import { watchSavedFiles } from '../../testing/saved-files';
import { showApp } from '../../testing/show-app';

const HOST = { name: 'Harbor Point University', city: 'Harbor Point', state: 'ME' } as const;
const CAMPS = [
  aListedCamp({ _id: 'clinic', name: 'ID Clinic', priceCents: 19_550, startsOn: '2026-07-11', endsOn: '2026-07-12' }, HOST),
  aListedCamp({ _id: 'stay', name: 'Summer Stay', priceCents: 125_000, startsOn: '2026-07-12', endsOn: '2026-07-14' }, HOST),
  aListedCamp({ _id: 'day', name: 'One Day', priceCents: null, startsOn: '2026-08-01', endsOn: '2026-08-01' }, HOST),
];

test('[S9-05] the table of a plan has days, prices in dollars and cents, and what overlaps, in the order of time', async () => {
  const files = watchSavedFiles();
  showApp({
    address: '/camps?planner=day,stay,clinic',
    answers: { listedCamps: () => ({ items: CAMPS.toReversed(), today: '2026-03-02' }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Table (.csv)' }));
  await waitFor(() => expect(files).toHaveLength(1));

  const lines = (await files[0]?.content.text())?.trim().split(/\r?\n/) ?? [];
  expect(lines[0]).toContain('Camp,College,First day,Last day,Place,Price in dollars,');
  const [clinic, stay, day] = lines.slice(1);
  expect(clinic).toContain('ID Clinic,Harbor Point University,2026-07-11,2026-07-12,"Harbor Point, ME",195.50,');
  expect(clinic).toContain(',Summer Stay,');
  expect(stay).toContain('Summer Stay,Harbor Point University,2026-07-12,2026-07-14,"Harbor Point, ME",1250.00,');
  expect(day).toContain('One Day,Harbor Point University,2026-08-01,2026-08-01,"Harbor Point, ME",,');
});
