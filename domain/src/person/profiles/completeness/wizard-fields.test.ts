import { expect, test } from 'vitest';
import { aProfile } from '../../testing/a-profile';
import { completenessOf } from './completeness';
import { blankProfile } from '../new-profile';
import { type FieldsStep, gainOfStep, WIZARD_FIELDS } from './wizard-fields';

const steps = Object.keys(WIZARD_FIELDS) as FieldsStep[];
const blank = blankProfile({
  _id: 'uid-new',
  username: 'new-player',
  displayName: 'New Player',
  type: 'playerHighSchool',
  sportsTypeGender: 'Male',
  roles: [],
  now: '2026-01-05T10:00:00.000Z',
});

test('[S2-10] the steps of the wizard ask for each of the 20 key fields once', () => {
  expect(Object.values(WIZARD_FIELDS).flat().toSorted()).toEqual([...completenessOf(blank).missing].toSorted());
});

test('[S3-02] the gains of all steps take an empty profile to 100', () => {
  expect(steps.map((step) => gainOfStep(blank, step).gain)).toEqual([15, 15, 30, 25, 10, 5]);
});

test('a filled step gains nothing, a half filled one the rest', () => {
  expect(steps.map((step) => gainOfStep(aProfile(), step).gain)).toEqual([0, 0, 0, 0, 0, 0]);
  const { missing, gain } = gainOfStep(aProfile({ gpa: null, schoolName: null }), 'school');
  expect([missing, gain]).toEqual([['schoolName', 'gpa'], 10]);
});
