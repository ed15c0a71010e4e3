import { editProfile } from '@touchline/domain/person/profiles/edit-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import type { ProfileChanges } from '../edited-profile';
import { addingTeam, removingTeam, showingInHeader } from './team-changes';

const after = (find: ProfileChanges, before: Profile): Profile => {
  const patch = find(before).map(({ op = 'replace', path, value }) => ({ op, path, value }));
  return patch.length === 0 ? before : editProfile(before, patch, '2026-06-01T12:00:00.000Z').profile;
};
const headerOf = ({ teams }: Profile) => teams.filter(({ showInHeader }) => showInHeader).map(({ teamName }) => teamName);

test('[S3-01] the first team stands in the header, a further one does not until it is shown there, alone', () => {
  const first = after(addingTeam({ teamName: 'One' }, 'Team'), aProfile({ teams: [] }));
  const second = after(addingTeam({ teamName: 'Two', tier: 'T3' }, 'Team'), first);
  expect([headerOf(first), headerOf(second)]).toEqual([['One'], ['One']]);
  expect(headerOf(after(showingInHeader(1, 'Header'), second))).toEqual(['Two']);
  expect(showingInHeader(0, 'Header')(second)).toEqual([]);
  expect(showingInHeader(5, 'Header')(second)).toEqual([]);
});

test('only the team that was pressed is removed, wherever it is by then', () => {
  const [team] = aProfile().teams;
  if (team === undefined) throw new Error('the sample has a team');
  const two = aProfile({ teams: [team, { ...team, teamName: 'Other', showInHeader: false }] });
  expect(after(removingTeam(0, team, 'Team'), two).teams.map(({ teamName }) => teamName)).toEqual(['Other']);
  expect(removingTeam(1, team, 'Team')(two)).toEqual([]);
});
