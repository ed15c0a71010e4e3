import type { College } from '@touchline/domain/college/college';
import type { ONE_COLLEGE } from './samples';

type Team = College['athletics']['sport'][number];

const team = (sex: Team['sex']): Team => ({
  sportsType: 'soccer',
  sex,
  conference: null,
  logo: null,
  description: null,
  athleticsURL: null,
  newsURL: null,
  rosterURL: null,
  scheduleURL: null,
  statisticsURL: null,
  recruitedURL: null,
  social: { facebook: null, youtube: null, twitter: null, instagram: null },
  media: { youtubeURLs: [] },
  headCoachPicture: null,
  teamPicture: null,
  coaches: [],
});

/** The head of a college page for a college that lists know. */
export function aHeroCollege({ city, state, sexes, ...college }: typeof ONE_COLLEGE) {
  return {
    ...college,
    address: { locality: city, administrative_area_level_1: state, country: 'US', postal_code: null, address: null },
    athletics: { sport: sexes.map(team) },
  };
}
