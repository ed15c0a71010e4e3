import type { College } from '@touchline/domain/college/college';

/** True where a college has an album of a name with a picture in it. */
export function hasPhotos(albums: College['albums'], wanted: string): boolean {
  return albums.some(({ name, pictures }) => name === wanted && pictures.length > 0);
}
