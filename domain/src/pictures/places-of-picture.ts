import type { College } from '../college/college';

/** Every place of a college's page that shows a picture, as JSON pointers; an album's own cover follows from its list and is not among them. */
export function placesOfPicture(college: College, id: string): readonly string[] {
  const places: string[] = [];
  const note = (value: string | null, path: string): void => {
    if (value === id) places.push(path);
  };
  note(college.logo, '/logo');
  note(college.cover, '/cover');
  note(college.academics.presidentPicture, '/academics/presidentPicture');
  note(college.academics.collegePicture, '/academics/collegePicture');
  for (const [index, { cover, pictures }] of college.albums.entries()) {
    const place = pictures.indexOf(id);
    if (place >= 0) places.push(`/albums/${index}/pictures/${place}`);
    else note(cover, `/albums/${index}/cover`);
  }
  for (const [index, team] of college.athletics.sport.entries()) {
    const path = `/athletics/sport/${index}`;
    note(team.logo, `${path}/logo`);
    note(team.headCoachPicture, `${path}/headCoachPicture`);
    note(team.teamPicture, `${path}/teamPicture`);
    for (const [place, { picture }] of team.coaches.entries()) note(picture, `${path}/coaches/${place}/picture`);
  }
  return places;
}
