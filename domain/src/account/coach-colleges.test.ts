import { describe, expect, test } from 'vitest';
import { isPendingCoach } from './coach-role';
import { collegesWithTeam, firstCoachRoles } from './coach-colleges';

const match = (_id: string, sexes: ('male' | 'female')[]) => ({
  ...{ _id, name: _id, pathName: _id, collegeURL: 'https://www.harborpoint.example.edu' },
  ...{ sexes, match: 'exact' as const },
});
const [both, women, none] = [match('both', ['male', 'female']), match('women', ['female']), match('none', [])];

describe('[S5-09] a coach’s college', () => {
  test('has a team of the chosen gender', () => {
    expect(collegesWithTeam([both, women, none], 'Male')).toEqual([both]);
    expect(collegesWithTeam([both, women, none], 'Female')).toEqual([both, women]);
  });

  test('[S4-12] that alone fits becomes a Pending role, which edits nothing yet', () => {
    const roles = firstCoachRoles([both]);
    expect(roles).toEqual([{ type: 'coach', value: 'both', status: 'Pending' }]);
    expect(isPendingCoach(roles)).toBe(true);
  });

  test('is nobody’s guess where several fit, or none does', () => {
    expect([firstCoachRoles([both, women]), firstCoachRoles([])]).toEqual([[], []]);
  });
});
