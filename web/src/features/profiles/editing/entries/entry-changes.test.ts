import { editProfile } from '@touchline/domain/person/profiles/edit-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import type { ProfileChanges } from '../edited-profile';
import { addingEntry, removingEntry } from './entry-changes';

const after = (find: ProfileChanges, before: Profile): Profile => {
  const patch = find(before).map(({ op = 'replace', path, value }) => ({ op, path, value }));
  return editProfile(before, patch, '2026-06-01T12:00:00.000Z').profile;
};
const state = { type: 'allState', team: 'first', year: 2025, note: null };
const captain = { type: 'teamCaptain', team: null, year: 2026, note: null };

test('[S3-10] an honor and a day are stored with what was typed, the rest empty', () => {
  const honoured = after(addingEntry('honours', { type: 'allState' }, 'Honor'), aProfile());
  expect(honoured.honours).toEqual([{ type: 'allState', team: null, year: null, note: null }]);
  const seen = after(addingEntry('schedule', { date: '2027-05-01', event: 'Cup' }, 'Day'), aProfile());
  expect(seen.schedule).toEqual([aMatch({ id: seen.schedule[0]?.id ?? '' })]);
});

test('only the entry that was pressed is removed, wherever it is by then, and nothing where it was changed', () => {
  const before = aProfile({ honours: [state, captain] });
  expect(after(removingEntry('honours', captain, 'Honor'), before).honours).toEqual([state]);
  expect(after(removingEntry('honours', captain, 'Honor'), aProfile({ honours: [captain, state] })).honours).toEqual([state]);
  expect(removingEntry('honours', { ...captain, year: 2024 }, 'Honor')(before)).toEqual([]);
});
