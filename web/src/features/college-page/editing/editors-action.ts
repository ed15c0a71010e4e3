import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness } from '@touchline/domain/college/college-completeness';
import type { TeamSex } from '../../../lib/college-address';
import type { LinkAction } from '../action-for';
import { type CollegeTab, tabAddress } from '../college-tabs';

/** The one action of a college page for its editors: to finish it, with how many parts are left and where it begins. */
export function editorsAction(college: College, sex: TeamSex): LinkAction<'finish' | 'finished'> {
  const at = (tab: CollegeTab) => tabAddress(college.pathName, sex, { tab, album: null });
  const { missing } = collegeCompleteness(college);
  const [next] = missing;
  if (next !== undefined) return { kind: 'finish', isBright: true, to: at(next.tab), count: missing.length };
  return { kind: 'finished', isBright: false, to: at('administration'), count: 0 };
}
