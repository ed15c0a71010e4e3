import type { College } from '@touchline/domain/college/college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { createContext, useContext } from 'react';
import type { TeamSex } from '../../lib/addresses/college-address';
import type { Editing } from './editing/college-editor';
import type { NationalTitles } from './tabs-with-content';

/** A team of a college. */
export type Team = College['athletics']['sport'][number];

/** A college's team compared with others. */
export type CollegeComparison = AnswerOf<'collegeComparison'>;

/** The soccer of a team; `team` is null where nothing is known. */
export type LoadedSoccer = AnswerOf<'collegeSoccer'>;

/** A college's future camps. */
export type CollegeCamps = AnswerOf<'collegeCamps'>['items'];

/** The people of Touchline who studied at a college and wish to be named. */
export type CollegeMembers = readonly AnswerOf<'collegeAlumni'>['items'][number][];

/**
 * The data that the sections of a college page share. `editing` is null for users who may not edit, and until it is
 * downloaded.
 */
interface CollegePageValue {
  readonly college: College;
  readonly sex: TeamSex;
  readonly editing: Editing | null;
  /** The college compared with the others of the catalogue; null if that could not be loaded. */
  readonly comparison: CollegeComparison | null;
  /** The soccer of its chosen team, if the page was opened at its Athletics tab and it could be loaded. */
  readonly soccer: LoadedSoccer | null;
  /** Its camps, if the page was opened at its Camps tab and they could be loaded. */
  readonly camps: CollegeCamps | null;
  /** Its alumni on Touchline, if the page was opened at its Alumni tab and they could be loaded. */
  readonly members: CollegeMembers | null;
  /** The national titles of its teams. */
  readonly titles: readonly NationalTitles[];
}

export const CollegePageContext = createContext<CollegePageValue | null>(null);

/** The college, team and editing of the current page. Throws outside of a college page. */
export function useCollegePage(): CollegePageValue {
  const value = useContext(CollegePageContext);
  if (value === null) throw new Error('useCollegePage needs a college page around it');
  return value;
}

/** The chosen team and its path in the college (JSON pointer), or null where the college has no such team. */
export function useCollegeTeam(): { readonly team: Team; readonly path: string } | null {
  const { college, sex } = useCollegePage();
  const index = college.athletics.sport.findIndex((entry) => entry.sex === sex);
  const team = college.athletics.sport[index];
  return team === undefined ? null : { team, path: `/athletics/sport/${index}` };
}
