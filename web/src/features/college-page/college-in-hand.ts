import type { College } from '@touchline/domain/college/college';
import { createContext, useContext } from 'react';
import type { TeamSex } from '../../lib/college-address';
import type { Editing } from './editing/editing-parts';

/** A team of a college. */
export type Team = College['athletics']['sport'][number];

/** What every part of a college page works on: the college, the chosen team, and how it is edited (null for whoever may not, and until that is downloaded). */
interface CollegeInHand {
  readonly college: College;
  readonly sex: TeamSex;
  readonly editing: Editing | null;
}

export const CollegeInHandContext = createContext<CollegeInHand | null>(null);

/** The college that the page shows. Throws outside of a college page. */
export function useCollegeInHand(): CollegeInHand {
  const inHand = useContext(CollegeInHandContext);
  if (inHand === null) throw new Error('useCollegeInHand needs a college page around it');
  return inHand;
}

/** The chosen team with its place in the college's list, or null where the college has no such team. */
export function useTeamInHand(): { readonly team: Team; readonly path: string } | null {
  const { college, sex } = useCollegeInHand();
  const index = college.athletics.sport.findIndex((entry) => entry.sex === sex);
  const team = college.athletics.sport[index];
  return team === undefined ? null : { team, path: `/athletics/sport/${index}` };
}
