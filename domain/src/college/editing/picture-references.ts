import type { PictureRules } from '../../pictures/owned-pictures';
import type { College } from '../college';

/** Every picture id that a college's page refers to, with the top-level field that contains it. */
export function picturesReferredTo(college: College): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (field: string, ...ids: readonly (string | null)[]): void => {
    for (const id of ids) if (id !== null) found.set(id, field);
  };
  add('logo', college.logo);
  add('cover', college.cover);
  add('academics', college.academics.presidentPicture, college.academics.collegePicture);
  for (const { picture } of college.alumni) add('alumni', picture);
  for (const album of college.albums) add('albums', album.cover, ...album.pictures);
  for (const team of college.athletics.sport) {
    add('athletics', team.logo, team.headCoachPicture, team.teamPicture, ...team.coaches.map(({ picture }) => picture));
  }
  return found;
}

/** A college owns up to 5,000 pictures; its page shows them as logos, covers, portraits and in albums. */
export const COLLEGE_PICTURES: PictureRules<College> = {
  kind: 'colleges',
  furtherDetails: {},
  most: 5000,
  referredTo: picturesReferredTo,
  codes: { unknownOwner: 'unknownCollege', tooLarge: 'collegeTooLarge' },
};

/**
 * Every path of a college's page that shows a picture, as JSON pointers. An album's own cover follows from its list and
 * is not among them.
 */
export function pathsOfPicture(college: College, id: string): readonly string[] {
  const paths: string[] = [];
  const addWhereEqual = (value: string | null, path: string): void => {
    if (value === id) paths.push(path);
  };
  addWhereEqual(college.logo, '/logo');
  addWhereEqual(college.cover, '/cover');
  addWhereEqual(college.academics.presidentPicture, '/academics/presidentPicture');
  addWhereEqual(college.academics.collegePicture, '/academics/collegePicture');
  for (const [index, { picture }] of college.alumni.entries()) addWhereEqual(picture, `/alumni/${index}/picture`);
  for (const [index, { cover, pictures }] of college.albums.entries()) {
    const position = pictures.indexOf(id);
    if (position >= 0) paths.push(`/albums/${index}/pictures/${position}`);
    else addWhereEqual(cover, `/albums/${index}/cover`);
  }
  for (const [index, team] of college.athletics.sport.entries()) {
    const path = `/athletics/sport/${index}`;
    addWhereEqual(team.logo, `${path}/logo`);
    addWhereEqual(team.headCoachPicture, `${path}/headCoachPicture`);
    addWhereEqual(team.teamPicture, `${path}/teamPicture`);
    for (const [position, { picture }] of team.coaches.entries()) addWhereEqual(picture, `${path}/coaches/${position}/picture`);
  }
  return paths;
}
