import { expect, test } from 'vitest';
import { upgradeDocument } from '../kernel/documents/upgrade';
import { college, COLLEGES } from './college';
import { applyCollegePatch } from './editing/edit-college';
import { regionOfTeam, regionsOfTeam } from './team-region';
import { aCollege, aTeam } from './testing/a-college';

const COACH = { isAdmin: false, today: '2026-11-27' };
const REGION = '/athletics/sport/0/region';

const aJuniorCollege = (division: 1 | 2 | 3 | null, team: Parameters<typeof aTeam>[0] = {}) =>
  aCollege({ league: 'njcaa', division, athletics: { sport: [aTeam({ division: null, ...team })] } });

const patched = (of: ReturnType<typeof aCollege>, value: string | null) =>
  applyCollegePatch(of, [{ op: 'replace', path: REGION, value }], COACH).document.athletics.sport[0]?.region;

test('[S3-10] a team has the regions of its own division, which may differ from its college’s', () => {
  const college = aJuniorCollege(1);
  const numbers = (division: 1 | 2 | 3 | null) => regionsOfTeam(college, { division }).map(({ value }) => value);
  expect([numbers(null).at(0), numbers(null).at(-1)]).toEqual(['1', '24']);
  expect(numbers(2)).toHaveLength(24);
  expect(numbers(3)).toHaveLength(21);
});

test('[S3-10] teams of other leagues, and of an unknown division, have none', () => {
  expect(regionsOfTeam({ league: 'ncaa', division: 1 }, { division: null })).toEqual([]);
  expect(regionsOfTeam({ league: 'naia', division: null }, { division: null })).toEqual([]);
  expect(regionsOfTeam({ league: 'njcaa', division: null }, { division: null })).toEqual([]);
});

test('[S3-10] an edit sets and empties a region that the division has', () => {
  expect(patched(aJuniorCollege(1), '24')).toBe('24');
  expect(patched(aJuniorCollege(3), '21')).toBe('21');
  expect(patched(aJuniorCollege(1, { region: '9' }), null)).toBeNull();
});

test.each([
  ['a region that Division III lacks', aJuniorCollege(3), '22'],
  ['a region of a team whose league has none', aCollege({ league: 'ncaa', division: 1 }), '3'],
  ['a number that no division has', aJuniorCollege(1), '25'],
])('[S3-10] an edit is refused for %s', (_, of, value) => {
  expect(() => patched(of, value)).toThrow(expect.objectContaining({ field: REGION }));
});

test('a region that stopped fitting is not shown and hinders no other edit', () => {
  const of = aJuniorCollege(3, { region: '24' });
  const [team] = of.athletics.sport;
  expect(team && regionOfTeam(of, team)).toBeNull();
  const patch = [{ op: 'replace', path: '/nickname', value: 'Owls' }];
  expect(applyCollegePatch(of, patch, COACH).document.nickname).toBe('Owls');
});

test('a college that was stored before teams had regions has none', () => {
  const stored = { ...aJuniorCollege(1), schemaVersion: 7 };
  const [{ region: _, ...team } = aTeam({})] = stored.athletics.sport;
  const old = { ...stored, athletics: { sport: [team] } };
  const upgraded = college.parse(upgradeDocument(old, COLLEGES.version, COLLEGES.upgrades));
  expect(upgraded.athletics.sport[0]?.region).toBeNull();
});
