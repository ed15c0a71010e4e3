import { PHOTO_AREAS } from '../constants/photo-areas';

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PHOTO_AREAS));

/** The area tags recommended for the pictures of an album (specification §9); for an album of another name those of all four lists. */
export function recommendedAreas(albumName: string): readonly string[] {
  return LISTS.get(albumName) ?? [...LISTS.values()].flat();
}
