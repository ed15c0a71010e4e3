import { expect, test } from 'vitest';
import { aProfile } from '../../testing/a-profile';
import { campPlayersOf } from './camp-players';
import { aMatch } from './testing/a-match';

const AT = '2026-06-01T12:00:00.000Z';
const coach = () => 'coach' as const;
const admin = () => 'member' as const;
const camp = aMatch({ kind: 'camp', campId: 'camp-1', shirtNumber: 31 });
const minor = aProfile({ _id: 'minor', username: 'minor', adultFrom: '2030-01-01', schedule: [camp, { ...camp, id: 'again' }] });
const adult = aProfile({ _id: 'adult', username: 'adult', displayName: 'Alex', adultFrom: '2000-01-01', schedule: [camp] });
const namesFor = (readAs: typeof coach | typeof admin, all = [minor, adult], blocking: readonly string[] = []) =>
  campPlayersOf(all, ['camp-1'], { readAs, blocking: new Set(blocking), at: AT }).map(({ username }) => username);

test('a coach reads who is at the camp, each once and by name', () => {
  expect(campPlayersOf([minor, adult], ['camp-1', 'camp-2'], { readAs: coach, blocking: new Set(), at: AT })).toEqual([
    { campId: 'camp-1', username: 'adult', displayName: 'Alex', ...rest(adult) },
    { campId: 'camp-1', username: 'minor', displayName: 'Robin Sample', ...rest(minor) },
  ]);
});

test('only as far as the schedule is shown: no minor to an admin, nobody who blocks, hides or closes it', () => {
  expect(namesFor(admin)).toEqual(['adult']);
  expect(namesFor(coach, [minor, adult], ['minor'])).toEqual(['adult']);
  expect(
    namesFor(coach, [
      { ...minor, hidden: true },
      { ...adult, audiences: { ...adult.audiences, schedule: 'nobody' } },
    ]),
  ).toEqual([]);
  expect(namesFor(coach, [aProfile({ adultFrom: '2000-01-01', schedule: [{ ...camp, campId: 'camp-9' }] })])).toEqual([]);
});

function rest({ position, graduationYear }: typeof adult) {
  return { position, graduationYear, shirtNumber: 31 };
}
