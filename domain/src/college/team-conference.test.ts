import { expect, test } from 'vitest';
import { upgradeDocument } from '../kernel/documents/upgrade';
import { college, COLLEGES } from './college';
import { conferenceIdOfTeam } from './team-conference';
import { aCollege, aTeam } from './testing/a-college';

const inBigTen = { league: 'ncaa', division: 1, conference: 'Big Ten' } as const;

test('a team plays in its own conference and division, and in those of its college where it has none', () => {
  const sport = [aTeam({ sex: 'male', conference: 'Sun Belt' }), aTeam({ sex: 'female', conference: null, division: null })];
  const kentucky = aCollege({ ...inBigTen, athletics: { sport } });
  expect(conferenceIdOfTeam(kentucky, 'male')).toBe('ncaa-d1-sun-belt');
  expect(conferenceIdOfTeam(kentucky, 'female')).toBe('ncaa-d1-big-ten');
});

test('a college that was stored before teams had divisions gives its own to its teams', () => {
  const stored = {
    ...aCollege({ ...inBigTen, athletics: { sport: [aTeam({ sex: 'female', conference: null })] } }),
    schemaVersion: 5,
  };
  const { division: _, ...team } = stored.athletics.sport[0] ?? aTeam({});
  const old = { ...stored, athletics: { ...stored.athletics, sport: [team] } };
  expect(conferenceIdOfTeam(old, 'female')).toBe('ncaa-d1-big-ten');
  const upgraded = college.parse(upgradeDocument(old, COLLEGES.version, COLLEGES.upgrades));
  expect(upgraded.athletics.sport[0]?.division).toBeNull();
  expect(conferenceIdOfTeam(upgraded, 'female')).toBe('ncaa-d1-big-ten');
});

test('there is no conference without such a team, or without a known one', () => {
  const women = [aTeam({ sex: 'female', conference: null })];
  expect(conferenceIdOfTeam(aCollege({ ...inBigTen, athletics: { sport: women } }), 'male')).toBeNull();
  expect(conferenceIdOfTeam(aCollege({ ...inBigTen, conference: null, athletics: { sport: women } }), 'female')).toBeNull();
});
