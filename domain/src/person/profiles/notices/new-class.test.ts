import { describe, expect, test } from 'vitest';
import { aProfile } from '../../testing/a-profile';
import { editProfile } from '../edit-profile';
import { isClassAskedOn, isLeftOutOn } from './left-school';
import { type NewClass, patchOfNewClass, yearsOffered } from './new-class';

const NOW = '2028-11-02T12:00:00.000Z';
const after = (answer: NewClass) => editProfile(aProfile(), patchOfNewClass(answer), NOW).profile;

describe('the new class of a player whose class is over', () => {
  test('offers years that are not over', () => {
    expect(yearsOffered('2028-07-31')).toMatchObject({ later: [2028, 2029, 2030, 2031], usual: 2031 });
    expect(yearsOffered('2028-08-01')).toMatchObject({ later: [2029, 2030, 2031, 2032], usual: 2032 });
    expect(yearsOffered('2028-11-02').college).toEqual([2029, 2030, 2031, 2032, 2033, 2034]);
  });

  test.each([
    [
      { now: 'later', classYear: 'Senior', graduationYear: 2029 },
      { type: 'playerHighSchool', schoolName: 'Sampleton High School' },
    ],
    [
      { now: 'college', classYear: 'Freshman', graduationYear: 2032, college: 'Harbor College' },
      { type: 'playerCollege', class: 'Freshman', graduationYear: 2032, schoolName: 'Harbor College' },
    ],
    [
      { now: 'college', classYear: null, graduationYear: 2032, college: null },
      { type: 'playerCollege', schoolName: null },
    ],
    [{ now: 'pro' }, { type: 'playerPro', class: null, graduationYear: null }],
  ] as const)('%j is one edit, after which nobody asks again', (answer, wanted) => {
    const profile = after(answer);
    expect(profile).toMatchObject({ ...wanted, version: 2 });
    expect([isClassAskedOn(profile, '2028-11-02'), isLeftOutOn(profile, '2028-11-02')]).toEqual([false, false]);
  });
});
