import { aVisit } from '../person/visits/testing/a-visit';
import { describe, expect, test } from 'vitest';
import { CLAIM_OBJECTION_SCHEMA_VERSION, type ClaimObjection } from '../person/claims/claim-objection';
import { newListedAlumnus } from '../person/claims/listed-alumnus';
import { newInvite } from '../person/college-staff/coach-invite';
import type { Role } from '../person/roles/role';
import { SAVED_COLLEGE_SCHEMA_VERSION, type SavedCollege } from '../person/saved-college';
import { aThread } from '../person/threads/testing/a-thread';
import {
  movedInvite,
  movedObjection,
  movedRoles,
  movedSave,
  movedVisit,
  movedThread,
  movedWish,
  restoredRoles,
  restoredThread,
} from './moved-people';

const MERGING = { from: 'old', into: 'new' };
const NOW = '2026-01-05T10:00:00.000Z';
const coachAt = (value: string, status: Role['status'] = 'Accepted'): Role => ({ type: 'headcoach', value, status });
const assistantAt = (value: string, status: Role['status'] = 'Accepted'): Role => ({ type: 'assistantcoach', value, status });
const alumnusOf = (value: string): Role => ({ type: 'alumni', value, status: 'Accepted' });

describe('the roles of a person', () => {
  test.each<readonly [string, readonly Role[], readonly Role[]]>([
    ['lead to the remaining college, in their order', [alumnusOf('old'), coachAt('x')], [alumnusOf('new'), coachAt('x')]],
    ['keep that of the remaining college', [coachAt('old'), assistantAt('new')], [assistantAt('new')]],
    ['keep an accepted one instead of a claim', [coachAt('old'), assistantAt('new', 'Pending')], [coachAt('new')]],
    ['keep one on the staff and one as an alumnus', [coachAt('old'), alumnusOf('new')], [coachAt('new'), alumnusOf('new')]],
    ['stay where they name neither', [coachAt('x')], [coachAt('x')]],
  ])('%s', (_, roles, expected) => {
    expect(movedRoles(roles, MERGING)).toEqual(expected);
  });

  test('come back as they were, beside those that were added since', () => {
    const before = [coachAt('old'), assistantAt('new')];
    const after = movedRoles(before, MERGING);
    expect(restoredRoles(after, { before, after }, MERGING)).toBe(before);
    expect(restoredRoles([alumnusOf('x'), ...after], { before, after }, MERGING)).toEqual([alumnusOf('x'), ...before]);
  });

  test('stay where one of them was withdrawn or asked for since', () => {
    const before = [coachAt('old')];
    const after = movedRoles(before, MERGING);
    expect(restoredRoles([], { before, after }, MERGING)).toBeNull();
    expect(restoredRoles([...after, alumnusOf('new')], { before, after }, MERGING)).toBeNull();
  });
});

describe('a saved college', () => {
  const aSave = (given: Partial<SavedCollege> = {}): SavedCollege => ({
    ...{ _id: 'old', schemaVersion: SAVED_COLLEGE_SCHEMA_VERSION, stage: 'contacted', nextStep: null },
    ...{ note: null, savedAt: NOW, notedAt: null },
    ...given,
  });

  test('leads to the remaining one as it is', () => {
    expect(movedSave(aSave({ note: 'Visit.', notedAt: NOW }), null, MERGING)).toEqual(
      aSave({ _id: 'new', note: 'Visit.', notedAt: NOW }),
    );
  });

  test('of somebody who saved both keeps both notes and the time of the first', () => {
    const step = { text: 'Call', on: null };
    const there = aSave({ _id: 'new', stage: 'visit', note: 'Here.', notedAt: NOW });
    const earlier = aSave({
      note: 'There.',
      nextStep: step,
      savedAt: '2025-01-01T00:00:00.000Z',
      notedAt: '2025-02-01T00:00:00.000Z',
    });
    expect(movedSave(earlier, there, MERGING)).toEqual({
      ...there,
      ...{ note: 'Here.\n\nThere.', nextStep: step, savedAt: earlier.savedAt, notedAt: NOW },
    });
    expect(movedSave(aSave(), aSave({ _id: 'new' }), MERGING)).toEqual(aSave({ _id: 'new' }));
    expect(movedSave(aSave({ note: 'x'.repeat(2000) }), there, MERGING).note).toHaveLength(2000);
  });
});

test('wishes and objections get the id of the remaining college; one that is there stays', () => {
  const wish = newListedAlumnus('kim', 'old', NOW);
  expect(movedWish(wish, null, MERGING)).toEqual(newListedAlumnus('kim', 'new', NOW));
  const there = { ...newListedAlumnus('kim', 'new', NOW), isAccepted: true };
  expect(movedWish(wish, there, MERGING)).toBe(there);
  const objection: ClaimObjection = {
    ...{ _id: 'kim~old~lee', schemaVersion: CLAIM_OBJECTION_SCHEMA_VERSION, claimant: 'kim', collegeId: 'old', by: 'lee' },
    ...{ reason: 'Unknown.', at: NOW },
  };
  const moved = { ...objection, _id: 'kim~new~lee', collegeId: 'new' };
  expect(movedObjection(objection, null, MERGING)).toEqual(moved);
  expect(movedObjection(objection, moved, MERGING)).toBe(moved);
});

test('an invitation keeps its link; one of an address that is invited there is revoked', () => {
  const by = { uid: 'an-admin', isAdmin: true, isStaff: false, email: null };
  const form = { email: 'kim@x.example', sex: 'male', staffType: 'headcoach', handsOver: false } as const;
  const made = { _id: 'link', collegeId: 'old', by, earlier: null, invitee: null, mailId: 'mail', now: new Date(NOW) };
  const invite = newInvite(form, made);
  expect(movedInvite(invite, false, MERGING, NOW)).toEqual({ ...invite, collegeId: 'new' });
  expect(movedInvite(invite, true, MERGING, NOW)).toEqual({ ...invite, collegeId: 'new', revokedAt: NOW });
});

describe('a conversation', () => {
  const into = { _id: 'new', name: 'New College' };
  const before = { collegeId: 'old', collegeName: 'Old College' } as const;

  test.each([
    ['open', false, 'open'],
    ['open', true, 'closed'],
    ['declined', true, 'declined'],
    ['blocked', true, 'blocked'],
    ['closed', false, 'closed'],
  ] as const)('that is %s, with an open one there: %s, is %s under the remaining college', (state, hasOpenThere, expected) => {
    const thread = aThread({ ...before, state });
    const moved = movedThread(thread, hasOpenThere, into);
    expect(moved).toEqual({ ...thread, collegeId: 'new', collegeName: 'New College', state: expected });
    const places = { before: { ...before, state }, after: { collegeId: 'new', collegeName: 'New College', state: expected } };
    expect(restoredThread(moved, places)).toEqual(thread);
  });

  test('keeps without the merge what its player has decided since', () => {
    const places = {
      before: { ...before, state: 'open' },
      after: { collegeId: 'new', collegeName: 'New College', state: 'open' },
    } as const;
    const moved = movedThread(aThread({ ...before }), false, into);
    expect(restoredThread({ ...moved, state: 'blocked' }, places)).toMatchObject({ ...before, state: 'blocked' });
    expect(restoredThread({ ...moved, collegeId: 'third' }, places)).toBeNull();
  });
});

test('a visit moves with its marks and photos, and one of another college stays where it is', () => {
  const visit = aVisit({ collegeId: MERGING.from });
  expect(movedVisit(visit, MERGING)).toEqual({ ...visit, collegeId: MERGING.into });
  expect(movedVisit(aVisit({ collegeId: 'elsewhere' }), MERGING)).toBeNull();
});
