import type { College } from '@touchline/domain/college/college';

/** Every picture of every album, each once: the derived album `allPhotos` (specification §4, Albums). */
export function picturesShown({ albums }: College): readonly string[] {
  return [...new Set(albums.flatMap(({ pictures }) => pictures))];
}
