import type { CollegeListItem } from './college-list-item';

/** What a list shows of a college of the catalogue. */
export function collegeListItemOf(row: CollegeListItem): CollegeListItem {
  const { _id, name, pathName, shortName, abbreviation, nickname, city, state, league, division, conference, sexes, color } = row;
  const { students, setting, acceptanceRate, graduationRate, netPrice, lat, lng, rank, isSampleRank } = row;
  return {
    ...{ _id, name, pathName, shortName, abbreviation, nickname, city, state, league, division, conference, sexes, color },
    ...{ students, setting, acceptanceRate, graduationRate, netPrice, lat, lng, rank, isSampleRank },
  };
}
