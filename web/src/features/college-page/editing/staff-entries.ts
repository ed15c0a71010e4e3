import type { CoachEntry } from '@touchline/domain/college/athletics';
import { coachIdFor } from '@touchline/domain/college/editing/coach-id-for';
import type { College } from '@touchline/domain/college/college';
import { type Json, sameJson } from '@touchline/domain/kernel/json/json';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { type Field, type FieldKind, lineUpTo } from '../../../components/document-editor/field';
import type { Translate } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { COLLEGE_KIND, type CollegeChanges } from './college-kind';

const teamIndexOf = ({ athletics }: College, sex: TeamSex): number => athletics.sport.findIndex((team) => team.sex === sex);

/** Adds the college's team of a sex; no change where it has one. */
export function addingTeam(sex: TeamSex, label: string): CollegeChanges {
  return (college) =>
    teamIndexOf(college, sex) >= 0
      ? []
      : [{ op: 'add', path: '/athletics/sport/-', value: { sportsType: 'soccer', sex }, label }];
}

/** Says that the college has its team of a sex; no change where it lacks one. */
export function confirmingTeam(sex: TeamSex, label: string): CollegeChanges {
  return (college) => {
    const index = teamIndexOf(college, sex);
    return index < 0 ? [] : [{ path: `/athletics/sport/${index}/evidence`, value: 'confirmed', label }];
  };
}

/** Removes the college's team of a sex, if it still is as `shown` has it: nobody's later work goes with it. */
export function removingTeam(shown: College, sex: TeamSex, label: string): CollegeChanges {
  return (college) => {
    const index = teamIndexOf(college, sex);
    const isSame = sameJson(college.athletics.sport[index], shown.athletics.sport[teamIndexOf(shown, sex)]);
    return index < 0 || !isSame ? [] : [{ path: `/athletics/sport/${index}`, value: null, label }];
  };
}

/** Adds a member to a team's staff, with an id that is free in the college. */
export function addingCoach(sex: TeamSex, entry: Readonly<Record<string, Json>>, label: string): CollegeChanges {
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
export function removingCoach(sex: TeamSex, id: string, label: string): CollegeChanges {
  return (college) => {
    const path = pathOfCoach(college, sex, id);
    return path === null ? [] : [{ path, value: null, label }];
  };
}

/** Where the registry of fields has those of a member of staff. */
const ANY_MEMBER = '/athletics/sport/0/coaches/0';

/** The form fields of a member of staff at `base` (JSON pointer); those of a new member (null) are empty. */
export function staffFields(
  base: string,
  coach: CoachEntry | null,
  choice: PictureField['choice'],
  t: Translate,
): readonly Field[] {
  const posts = COACH_STAFF_TYPES.map((value) => ({ value, text: t(`college.${value}`) }));
  const [help, perLine] = [t('staff.public'), t('edit.perLine')];
  const at = (name: keyof CoachEntry, label: string, kind = kindOf(name), rest: Partial<Field> = {}): Field => ({
    path: `${base}/${name}`,
    name,
    label,
    kind,
    value: coach?.[name] ?? null,
    ...rest,
  });
  return [
    at('name', t('staff.name'), kindOf('name'), { isRequired: true }),
    at('staffType', t('staff.post'), { type: 'choice', options: posts, emptyText: t('staff.choosePost') }, { isRequired: true }),
    at('email', t('college.mail'), kindOf('email'), { help }),
    at('phone', t('college.phone'), kindOf('phone'), { help }),
    at('sinceYear', t('staff.sinceYear')),
    at('picture', t('staff.picture'), { type: 'picture', choice }),
    at('biography', t('staff.biography')),
    at('previousPosts', t('staff.previousPosts'), kindOf('previousPosts'), { value: coach?.previousPosts ?? [], help: perLine }),
    at('licences', t('staff.licences'), kindOf('licences'), { value: coach?.licences ?? [], help: perLine }),
  ];
}

type PictureField = Extract<FieldKind, { type: 'picture' }>;

/** The registered field of a member of staff. */
function kindOf(name: keyof CoachEntry): FieldKind {
  return COLLEGE_KIND.fieldAt(`${ANY_MEMBER}/${name}`) ?? lineUpTo(0);
}
