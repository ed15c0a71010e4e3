import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { FoundChanges } from '../document-editor/field';

/** What has albums: a college or a profile. */
type WithAlbums = Pick<Profile, 'albums'>;
type AlbumChanges = FoundChanges<WithAlbums>;

/** Appends pictures that an album does not have yet; no change where the album is gone. */
export function addingPictures(albumName: string, ids: readonly string[], label: string): AlbumChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    const missing = ids.filter((id) => albums[index]?.pictures.includes(id) === false);
    return missing.map((id) => ({ op: 'add', path: `/albums/${index}/pictures/-`, value: id, label }));
  };
}

/** Makes a picture of an album the cover of the album. */
export function coveringAlbum(albumName: string, id: string, label: string): AlbumChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    return albums[index]?.pictures.includes(id) === true ? [{ path: `/albums/${index}/cover`, value: id, label }] : [];
  };
}

/** Adds an empty album; no change where one has that name. */
export function addingAlbum(name: string, label: string): AlbumChanges {
  return ({ albums }) =>
    albums.some((album) => album.name === name)
      ? []
      : [{ op: 'add', path: '/albums/-', value: { name, cover: null, pictures: [] }, label }];
}

/** Removes an album and its list. Pictures that are shown elsewhere stay there. */
export function removingAlbum(albumName: string, label: string): AlbumChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    return index < 0 ? [] : [{ path: `/albums/${index}`, value: null, label }];
  };
}

/** Puts a picture of an album at another position of it, 0 for the first; no change where it is there or is gone. */
export function movingPicture(albumName: string, id: string, to: number, label: string): AlbumChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    const pictures = albums[index]?.pictures ?? [];
    const from = pictures.indexOf(id);
    const target = Math.max(0, Math.min(pictures.length - 1, to));
    if (from < 0 || from === target) return [];
    const value = pictures.filter((other) => other !== id).toSpliced(target, 0, id);
    return [{ path: `/albums/${index}/pictures`, value, label }];
  };
}

/** Takes a picture out of an album; it stays wherever else it is shown. No change where it is not in there. */
export function takingOutOfAlbum(albumName: string, id: string, label: string): AlbumChanges {
  return ({ albums }) => {
    const index = albums.findIndex(({ name }) => name === albumName);
    const position = albums[index]?.pictures.indexOf(id) ?? -1;
    return position < 0 ? [] : [{ path: `/albums/${index}/pictures/${position}`, value: null, label }];
  };
}
