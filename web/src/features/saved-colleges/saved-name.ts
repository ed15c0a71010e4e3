import type { SavedItem } from '../../components/saving/use-saved-colleges';

/** The name of a saved college; for one that is no longer listed, a name derived from its id. */
export function nameOfSaved({ college, collegeId }: Pick<SavedItem, 'college' | 'collegeId'>): string {
  return college?.name ?? collegeId.replaceAll('-', ' ');
}
