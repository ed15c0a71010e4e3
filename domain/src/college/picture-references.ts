import type { College } from './college';

/** Every picture id that a college's page refers to, with the top-level field it stands in. */
export function picturesReferredTo(college: College): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (field: string, ...ids: readonly (string | null)[]): void => {
    for (const id of ids) if (id !== null) found.set(id, field);
  };
  note('logo', college.logo);
  note('cover', college.cover);
  note('academics', college.academics.presidentPicture, college.academics.collegePicture);
  for (const album of college.albums) note('albums', album.cover, ...album.pictures);
  for (const team of college.athletics.sport) {
    note('athletics', team.logo, team.headCoachPicture, team.teamPicture, ...team.coaches.map(({ picture }) => picture));
  }
  return found;
}

/** The first picture a college refers to without owning it, or null: pictures of other colleges and of players are refused (design.md §4, Pictures). */
export function foreignPictureOf(college: College): { id: string; field: string } | null {
  const own = new Set(college.pictures);
  for (const [id, field] of picturesReferredTo(college)) if (!own.has(id)) return { id, field };
  return null;
}
