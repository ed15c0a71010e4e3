import type { College } from '@touchline/domain/college/college';
import { createContext, useContext } from 'react';
import type { TeamSex } from '../../lib/college-address';
import type { SaveCollege } from './use-college-editor';

/** What every section of a college page works on: the college, the chosen team, and how to save (null for whoever may not edit). */
interface CollegeInHand {
  readonly college: College;
  readonly sex: TeamSex;
  readonly save: SaveCollege | null;
}

export const CollegeInHandContext = createContext<CollegeInHand | null>(null);

/** The college that the page shows. Throws outside of a college page. */
export function useCollegeInHand(): CollegeInHand {
  const inHand = useContext(CollegeInHandContext);
  if (inHand === null) throw new Error('useCollegeInHand needs a college page above it');
  return inHand;
}
