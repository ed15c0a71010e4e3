import type { College } from '@touchline/domain/college/college';

/** Whose team a college page shows. */
export type TeamSex = College['athletics']['sport'][number]['sex'];

/** The team that the second part of a college's address asks for: womens is female, anything else male (specification §2). */
export function teamOfAddress(part: string): TeamSex {
  return part === 'womens' ? 'female' : 'male';
}

/** The address of a college page, `/Harbor_Point_University/womens/soccer`. */
export function collegeAddress(pathName: string, sex: TeamSex): string {
  return `/${encodeURI(pathName)}/${sex === 'female' ? 'womens' : 'mens'}/soccer`;
}

/** The address that leads to a college from a list: its men's team, or the women's where it has no other. */
export function firstTeamAddress(college: { readonly pathName: string; readonly sexes: readonly TeamSex[] }): string {
  return collegeAddress(college.pathName, college.sexes.length === 1 && college.sexes[0] === 'female' ? 'female' : 'male');
}
