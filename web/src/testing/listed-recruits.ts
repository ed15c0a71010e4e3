import type { AnswerOf } from '@touchline/domain/http/api-contract';

type Answer = AnswerOf<'searchProfiles'>;

/** The API's answer to a search of recruits, complete on its first page unless more is given. */
export function foundRecruits(items: Answer['items'], more: Partial<Answer> = {}): Answer {
  return { items, total: items.length, next: null, instead: null, ...more };
}

/** A player in results of whom little is known; `changes` replace whole fields. */
export function aRecruit(displayName: string, changes: Partial<Answer['items'][number]> = {}): Answer['items'][number] {
  const username = displayName.toLowerCase().replace(/\W+/g, '-');
  return {
    _id: `uid-${username}`,
    username,
    displayName,
    type: 'playerHighSchool',
    sportsTypeGender: 'Female',
    verified: false,
    updatedAt: '2026-01-05T10:00:00.000Z',
    status: null,
    committedTo: null,
    profilePicture: null,
    pictureDetails: {},
    closedPictures: [],
    position: { main: [] },
    characteristics: { feet: null, foot: null },
    jerseyNumber: null,
    class: null,
    graduationYear: null,
    citizenship: [],
    address: { locality: null, administrative_area_level_1: null, country: null },
    gpa: null,
    gpaOf: null,
    about: null,
    team: null,
    hasVideo: false,
    isFeatured: false,
    confirmed: [],
    ...changes,
  };
}
