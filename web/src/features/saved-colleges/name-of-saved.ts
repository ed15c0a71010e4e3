import type { SavedItem } from '../../components/saving/use-saved-colleges';

/** How a saved college is called; one that is no longer listed by what its id says. */
export function nameOfSaved({ college, collegeId }: SavedItem): string {
  return college?.name ?? collegeId.replaceAll('-', ' ');
}
