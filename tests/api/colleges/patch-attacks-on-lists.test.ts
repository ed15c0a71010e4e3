import type { College } from '@touchline/domain/college/college';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { collegeIn, patchCollege, patchIdOf } from '../../support/api/colleges/college-edits';
import { aCollegeWithItsCoach, add, replace } from '../../support/api/colleges/colleges';
import { ATTACKS_ON_LISTS } from '../../support/api/colleges/patch-attacks-on-lists';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';
import { traceOf } from '../../support/api/platform/traces';

const api = apiStage();
let college: College;
let coach: Caller;
let admin: Caller;
let untouched: unknown;
beforeAll(async () => {
  [{ college, coach }, admin] = await Promise.all([aCollegeWithItsCoach(api.url), signedIn(api.url, { isAdmin: true })]);
  untouched = await traceOf(college);
});

test.each(ATTACKS_ON_LISTS)('attack $number ($description) is $status and leaves no trace', async ({ by, patch, status }) => {
  const editor = by === 'admin' ? admin : coach;
  const sent = { params: { collegeId: college._id }, query: 'undo=true', body: { patch } };
  expectRefusal(await editor.call('patchCollege', sent), status);
  expect(await traceOf(college)).toEqual(untouched);
});

test('a coach tells of alumni, contact people and roster needs; the server dates a need, and each edit is undone', async () => {
  const { college: own, coach: itsCoach } = await aCollegeWithItsCoach(api.url);
  const needs = '/athletics/sport/0/rosterNeeds';
  const need = { id: 'GK-2027', position: 'GK', graduationYear: 2027, need: 'open' };
  const told = await patchCollege(itsCoach, own, [
    add('/alumni/-', { id: 'kim', name: 'Kim Sample', type: 'olympian', fromYear: 2001, picture: own.pictures[0] ?? null }),
    add('/contactPeople/-', { id: 'lee', name: 'Lee Sample', phone: '+1 212-555-0100' }),
    add(`${needs}/-`, { ...need, changedOn: '1999-01-01' }),
  ]);
  const after = collegeIn(told);
  expect(after.alumni).toMatchObject([{ name: 'Kim Sample', toYear: null }]);
  expect(after.contactPeople).toMatchObject([{ name: 'Lee Sample', email: null }]);
  expect(after.athletics.sport[0]?.rosterNeeds).toEqual([
    { ...need, changedOn: expect.stringMatching(/^20[2-9]\d-/) as unknown },
  ]);

  expectRefusal(await patchCollege(itsCoach, own, [replace(`${needs}/0/changedOn`, '2026-01-01')]), 422);

  const query = { patchId: patchIdOf(told) };
  const undone = await itsCoach.call('undoCollegePatch', { params: { collegeId: own._id }, query });
  expect(undone.body).toMatchObject({
    college: { alumni: [], contactPeople: [], athletics: { sport: [{ rosterNeeds: [] }, {}] } },
  });
});
