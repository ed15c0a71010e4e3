import type { College } from '@touchline/domain/college/college';

/** The pictures a place of the page may show, each once: the present one, those just uploaded, then all others of the college, newest first. */
export function picturesToChoose(
  { pictures }: Pick<College, 'pictures'>,
  present: string | null,
  added: readonly string[],
): readonly string[] {
  return [...new Set([...(present === null ? [] : [present]), ...added, ...pictures.toReversed()])];
}
