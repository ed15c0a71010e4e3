import type { College } from '@touchline/domain/college/college';
import { coachIdFor } from '@touchline/domain/college/coach-id-for';
import type { Json } from '@touchline/domain/json/json';
import type { TeamSex } from '../../../../lib/college-address';
import type { FoundChanges } from '../field-change';

const placeOf = ({ athletics }: College, sex: TeamSex): number => athletics.sport.findIndex((team) => team.sex === sex);

/** Adds the college's team of a sex; nothing where it has one. */
export function addingTeam(sex: TeamSex, label: string): FoundChanges {
  return (college) =>
    placeOf(college, sex) >= 0 ? [] : [{ op: 'add', path: '/athletics/sport/-', value: { sportsType: 'soccer', sex }, label }];
}

/** Adds a member to a team's staff, with an id that nobody of the college has. */
export function addingCoach(sex: TeamSex, entry: Readonly<Record<string, Json>>, label: string): FoundChanges {
  return (college) => {
    const index = placeOf(college, sex);
    if (index < 0) return [];
    const taken = new Set(college.athletics.sport.flatMap(({ coaches }) => coaches.map(({ id }) => id)));
    const id = coachIdFor(typeof entry.name === 'string' ? entry.name : '', taken);
    return [{ op: 'add', path: `/athletics/sport/${index}/coaches/-`, value: { ...entry, id }, label }];
  };
}

/** Where a member of a team's staff stands in the college, as a JSON pointer; null where nobody of the team has the id. */
export function placeOfCoach(college: College, sex: TeamSex, id: string): string | null {
  const index = placeOf(college, sex);
  const place = college.athletics.sport[index]?.coaches.findIndex((coach) => coach.id === id) ?? -1;
  return place < 0 ? null : `/athletics/sport/${index}/coaches/${place}`;
}

/** Takes a member out of a team's staff; nothing where nobody has the id. */
export function removingCoach(sex: TeamSex, id: string, label: string): FoundChanges {
  return (college) => {
    const path = placeOfCoach(college, sex, id);
    return path === null ? [] : [{ path, value: null, label }];
  };
}
