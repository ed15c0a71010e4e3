import type { FacetCounts } from './find-colleges';

/** The limit of the net price that is offered before the user chooses one, in dollars a year. */
export const DEFAULT_BUDGET = '20000';

/** The Ivy League as it is spelled among the conferences. */
const IVY = /^ivy( league)?$/i;

/** The Ivy League in the spelling of these counts; null where no college is in it. */
export function ivySpelling({ conference }: Pick<FacetCounts, 'conference'>): string | null {
  return conference.find(([name]) => IVY.test(name))?.[0] ?? null;
}
