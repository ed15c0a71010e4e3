import type { College } from '@touchline/domain/college/college';
import { COLLEGE_PAGE_PARTS, type CollegePagePart } from '@touchline/domain/college/college-completeness';
import type { TeamSex } from '../../../lib/college-address';
import { tabAddress } from '../college-tabs';

type PartsOfTabs = readonly (readonly [keyof typeof COLLEGE_PAGE_PARTS, readonly CollegePagePart[]])[];

/** The address of the tab on which a part of a college page is added. */
export function addressOfPart({ pathName }: College, sex: TeamSex, part: CollegePagePart): string {
  const tabs = Object.entries(COLLEGE_PAGE_PARTS) as unknown as PartsOfTabs;
  const tab = tabs.find(([, parts]) => parts.includes(part))?.[0] ?? 'overview';
  return tabAddress(pathName, sex, { tab, album: null });
}
