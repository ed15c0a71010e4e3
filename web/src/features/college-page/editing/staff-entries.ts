import type { CoachEntry } from '@touchline/domain/college/athletics';
import { coachIdFor } from '@touchline/domain/college/coach-id-for';
import type { College } from '@touchline/domain/college/college';
import type { Json } from '@touchline/domain/kernel/json/json';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import type { Translate } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/college-address';
import { type Field, type FoundChanges, lineUpTo } from './field';

const teamIndexOf = ({ athletics }: College, sex: TeamSex): number => athletics.sport.findIndex((team) => team.sex === sex);

/** Adds the college's team of a sex; no change where it has one. */
export function addingTeam(sex: TeamSex, label: string): FoundChanges {
  return (college) =>
    teamIndexOf(college, sex) >= 0
      ? []
      : [{ op: 'add', path: '/athletics/sport/-', value: { sportsType: 'soccer', sex }, label }];
}

/** Adds a member to a team's staff, with an id that is free in the college. */
export function addingCoach(sex: TeamSex, entry: Readonly<Record<string, Json>>, label: string): FoundChanges {
  return (college) => {
    const index = teamIndexOf(college, sex);
    if (index < 0) return [];
    const taken = new Set(college.athletics.sport.flatMap(({ coaches }) => coaches.map(({ id }) => id)));
    const id = coachIdFor(typeof entry.name === 'string' ? entry.name : '', taken);
    return [{ op: 'add', path: `/athletics/sport/${index}/coaches/-`, value: { ...entry, id }, label }];
  };
}

/** The path of a member of a team's staff (JSON pointer); null where nobody of the team has the id. */
export function pathOfCoach(college: College, sex: TeamSex, id: string): string | null {
  const index = teamIndexOf(college, sex);
  const position = college.athletics.sport[index]?.coaches.findIndex((coach) => coach.id === id) ?? -1;
  return position < 0 ? null : `/athletics/sport/${index}/coaches/${position}`;
}

/** Removes a member of a team's staff; no change where nobody has the id. */
export function removingCoach(sex: TeamSex, id: string, label: string): FoundChanges {
  return (college) => {
    const path = pathOfCoach(college, sex, id);
    return path === null ? [] : [{ path, value: null, label }];
  };
}

/** The form fields of a member of staff at `base` (JSON pointer); those of a new member (null) are empty. */
export function staffFields(base: string, coach: CoachEntry | null, college: College, t: Translate): readonly Field[] {
  const posts = COACH_STAFF_TYPES.map((value) => ({ value, text: t(`college.${value}`) }));
  const help = t('staff.public');
  const perLine = t('edit.perLine');
  return [
    { path: `${base}/name`, label: t('staff.name'), kind: lineUpTo(120), value: coach?.name ?? null, isRequired: true },
    {
      path: `${base}/staffType`,
      label: t('staff.post'),
      kind: { type: 'choice', options: posts, emptyText: t('staff.choosePost') },
      value: coach?.staffType ?? null,
      isRequired: true,
    },
    { path: `${base}/email`, label: t('college.mail'), kind: { type: 'mail' }, value: coach?.email ?? null, help },
    { path: `${base}/phone`, label: t('college.phone'), kind: { type: 'phone' }, value: coach?.phone ?? null, help },
    { path: `${base}/sinceYear`, label: t('staff.sinceYear'), kind: { type: 'year' }, value: coach?.sinceYear ?? null },
    { path: `${base}/picture`, label: t('staff.picture'), kind: { type: 'picture', college }, value: coach?.picture ?? null },
    {
      path: `${base}/biography`,
      label: t('staff.biography'),
      kind: { type: 'text', most: 10_000 },
      value: coach?.biography ?? null,
    },
    {
      path: `${base}/previousPosts`,
      label: t('staff.previousPosts'),
      kind: { type: 'lines', mostEach: 200, most: 30 },
      value: coach?.previousPosts ?? [],
      help: perLine,
    },
    {
      path: `${base}/licences`,
      label: t('staff.licences'),
      kind: { type: 'lines', mostEach: 120, most: 30 },
      value: coach?.licences ?? [],
      help: perLine,
    },
  ];
}
