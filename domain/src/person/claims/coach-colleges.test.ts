import { describe, expect, test } from 'vitest';
import { catalogueRowOf } from '../../college/catalogue/catalogue-row';
import { aCollege } from '../../college/testing/a-college';
import { isPendingCoach } from '../roles/coach-role';
import { claimableColleges, collegesWithTeam, firstCoachRoles } from './coach-colleges';

const match = (_id: string, sexes: ('male' | 'female')[]) => ({
  _id,
  name: _id,
  pathName: _id,
  collegeURL: 'https://www.harborpoint.example.edu',
  sexes,
  match: 'exact' as const,
});
const [both, women, none] = [match('both', ['male', 'female']), match('women', ['female']), match('none', [])];

describe('[S5-09] a coach’s college', () => {
  test('has a team of the chosen gender', () => {
    expect(collegesWithTeam([both, women, none], 'Male')).toEqual([both]);
    expect(collegesWithTeam([both, women, none], 'Female')).toEqual([both, women]);
  });

  test('that alone fits becomes a Pending role, which edits nothing yet', () => {
    const roles = firstCoachRoles([both]);
    expect(roles).toEqual([{ type: 'coach', value: 'both', status: 'Pending' }]);
    expect(isPendingCoach(roles)).toBe(true);
  });

  test('[S1-03] may be asked for where its site belongs with the coach’s mail domain, by coaches alone', () => {
    const rowOf = (name: string, collegeURL: string) => catalogueRowOf(aCollege({ _id: name.toLowerCase(), name, collegeURL }));
    const rows = [
      rowOf('East', 'https://east.shared.edu/'),
      rowOf('West', 'https://west.shared.edu/'),
      rowOf('Other', 'https://other.edu/'),
    ];
    const namesFor = (type: string, email: string) => claimableColleges({ type, roles: [] }, email, rows).map(({ name }) => name);
    expect(namesFor('coach', 'robin@shared.edu')).toEqual(['East', 'West']);
    expect(namesFor('coach', 'robin@west.shared.edu')).toEqual(['West']);
    expect(namesFor('coach', 'robin@nobodys.edu')).toEqual([]);
    expect(namesFor('coach', 'robin@shared.com')).toEqual([]);
    expect(namesFor('playerCollege', 'robin@shared.edu')).toEqual([]);
  });

  test('is nobody’s guess where several fit, or none does', () => {
    expect([firstCoachRoles([both, women]), firstCoachRoles([])]).toEqual([[], []]);
  });
});
