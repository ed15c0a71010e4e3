import { listedCampOf } from '@touchline/domain/camp/listed-camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { expect, test } from 'vitest';
import { aChangedCatalogue } from '../colleges/testing/a-changed-catalogue';
import { camp, searchCamps } from './camp-handlers';

/** Seven in the evening of 11 July in California, when 12 July has begun in UTC. */
const EVENING = () => new Date('2026-07-12T02:00:00.000Z');
const host = catalogueRowOf(aCollege());
const lastDay = { startsOn: '2026-07-11', endsOn: '2026-07-11', registrationClosesOn: '2026-07-11' } as const;
const inCalifornia = aCamp({ _id: 'west', collegeId: host._id, timeZone: 'America/Los_Angeles', ...lastDay });

test('a camp on its last evening is no past one, and its registration is open', async () => {
  const search = searchCamps(
    { current: () => Promise.resolve([listedCampOf(inCalifornia, host)]), invalidate: () => undefined },
    EVENING,
  );
  const asked = (query: object) => search({ query: { q: '', ...query } } as unknown as Parameters<typeof search>[0]);
  expect(await asked({ open: ['true'] })).toMatchObject({ total: 1, today: '2026-07-11' });
  expect(await asked({ past: 'true' })).toMatchObject({ total: 0 });
});

test('the page of a camp takes the day of its own time zone', async () => {
  const dayOf = async (timeZone: string) => {
    const camps = { find: () => Promise.resolve({ ...inCalifornia, timeZone }) };
    const show = camp(camps, aChangedCatalogue([host], [host]), EVENING);
    const answer = await show({ params: { campId: 'west' } } as unknown as Parameters<typeof show>[0]);
    return answer.today;
  };
  expect(await dayOf('America/Los_Angeles')).toBe('2026-07-11');
  expect(await dayOf('America/St_Johns')).toBe('2026-07-11');
  expect(await dayOf('Europe/Berlin')).toBe('2026-07-12');
});
