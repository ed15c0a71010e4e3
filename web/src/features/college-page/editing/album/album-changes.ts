import { placesOfPicture } from '@touchline/domain/pictures/places-of-picture';
import type { FoundChanges } from '../field-change';

/** Puts pictures at the end of an album, those that it does not hold yet; nothing where the album is gone. */
export function addingTo(albumName: string, ids: readonly string[], label: string): FoundChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    const missing = ids.filter((id) => albums[index]?.pictures.includes(id) === false);
    return missing.map((id) => ({ op: 'add', path: `/albums/${index}/pictures/-`, value: id, label }));
  };
}

/** Makes a picture of an album its cover. */
export function coveringAlbum(albumName: string, id: string, label: string): FoundChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    return albums[index]?.pictures.includes(id) === true ? [{ path: `/albums/${index}/cover`, value: id, label }] : [];
  };
}

/** Gives a picture its area tag, null for none; nothing where it has it already, or is gone. */
export function tagging(id: string, area: string | null, label: string): FoundChanges {
  return ({ pictureDetails }) => {
    const details = pictureDetails[id];
    return details === undefined || details.area === area ? [] : [{ path: `/pictureDetails/${id}/area`, value: area, label }];
  };
}

/** Takes a picture off the page, wherever it is shown. */
export function removing(id: string, label: string): FoundChanges {
  return (college) => placesOfPicture(college, id).map((path) => ({ path, value: null, label }));
}

/** Adds an empty album; nothing where there is one of that name. */
export function addingAlbum(name: string, label: string): FoundChanges {
  return ({ albums }) =>
    albums.some((album) => album.name === name)
      ? []
      : [{ op: 'add', path: '/albums/-', value: { name, cover: null, pictures: [] }, label }];
}

/** Removes an album with its list; pictures that other places show stay there. */
export function removingAlbum(albumName: string, label: string): FoundChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    return index < 0 ? [] : [{ path: `/albums/${index}`, value: null, label }];
  };
}
