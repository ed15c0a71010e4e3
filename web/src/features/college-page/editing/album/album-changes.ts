import { pathsOfPicture } from '@touchline/domain/college/picture-references';
import type { CollegeChanges } from '../college-kind';

/** Appends pictures that an album does not have yet; no change where the album is gone. */
export function addingPictures(albumName: string, ids: readonly string[], label: string): CollegeChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    const missing = ids.filter((id) => albums[index]?.pictures.includes(id) === false);
    return missing.map((id) => ({ op: 'add', path: `/albums/${index}/pictures/-`, value: id, label }));
  };
}

/** Makes a picture of an album the cover of the album. */
export function coveringAlbum(albumName: string, id: string, label: string): CollegeChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    return albums[index]?.pictures.includes(id) === true ? [{ path: `/albums/${index}/cover`, value: id, label }] : [];
  };
}

/** Sets the area tag of a picture (S9-09), null for none; no change where it has that tag or is gone. */
export function taggingPicture(id: string, area: string | null, label: string): CollegeChanges {
  return ({ pictureDetails }) => {
    const details = pictureDetails[id];
    return details === undefined || details.area === area ? [] : [{ path: `/pictureDetails/${id}/area`, value: area, label }];
  };
}

/** Removes a picture from every position of the page that shows it. */
export function removingPicture(id: string, label: string): CollegeChanges {
  return (college) => pathsOfPicture(college, id).map((path) => ({ path, value: null, label }));
}

/** Adds an empty album; no change where one has that name. */
export function addingAlbum(name: string, label: string): CollegeChanges {
  return ({ albums }) =>
    albums.some((album) => album.name === name)
      ? []
      : [{ op: 'add', path: '/albums/-', value: { name, cover: null, pictures: [] }, label }];
}

/** Removes an album and its list. Pictures that are shown elsewhere stay there. */
export function removingAlbum(albumName: string, label: string): CollegeChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    return index < 0 ? [] : [{ path: `/albums/${index}`, value: null, label }];
  };
}
