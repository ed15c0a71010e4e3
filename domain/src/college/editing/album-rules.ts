import { ALL_PHOTOS } from '../../pictures/photo-areas';
import type { Change } from '../../kernel/patch/changes';
import { segmentsOf } from '../../kernel/patch/pointer';

interface Album {
  readonly name: string;
  readonly cover: string | null;
  readonly pictures: readonly string[];
}

interface WithAlbums {
  readonly albums: readonly Album[];
}

/**
 * True for `/albums/allPhotos` and paths below it: an edit of the derived album is accepted and changes nothing
 * (S4-13).
 */
export function isAllPhotosPath(segments: readonly string[]): boolean {
  const [list, name, pictures, end] = segments;
  if (list !== 'albums' || name !== ALL_PHOTOS) return false;
  return segments.length === 2 || (segments.length === 4 && pictures === 'pictures' && end === '-');
}

/**
 * The changes of covers that follow from a change. The first photo added to an album without cover becomes its cover
 * (S4-13). A cover that is removed from its album is replaced by the album's first picture, or by none.
 */
export function derivedCoverChanges(before: WithAlbums, after: WithAlbums, change: Change): readonly Change[] {
  const segments = segmentsOf(change.path) ?? [];
  if (segments[0] !== 'albums' || segments[2] === 'cover' || (change.op === 'remove' && segments.length === 2)) return [];
  const touched = segments.length === 1 ? after.albums.map((_, index) => index) : [Number(segments[1])];
  return touched.flatMap((index) => {
    const album = after.albums[index];
    const earlier = segments.length > 2 ? before.albums[index] : before.albums.find(({ name }) => name === album?.name);
    const cover = album === undefined ? undefined : derivedCover(earlier, album);
    return cover === undefined ? [] : [{ op: 'replace', path: `/albums/${index}/cover`, value: cover } satisfies Change];
  });
}

function derivedCover(earlier: Album | undefined, album: Album): string | null | undefined {
  const first = album.pictures[0] ?? null;
  const added = album.pictures.find((id) => !(earlier?.pictures ?? []).includes(id));
  if (album.cover === null) return added;
  const wasInside = earlier?.pictures.includes(album.cover) ?? false;
  return wasInside && !album.pictures.includes(album.cover) ? first : undefined;
}
