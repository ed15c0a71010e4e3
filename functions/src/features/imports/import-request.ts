import type { Writes } from '../../platform/firestore';

/**
 * An import that an admin makes on the site: the id under which it is recorded. It may have been begun before, and has
 * its own line of the log. `along` is called in the transaction of each part with how much is done then.
 */
export interface ImportRequest {
  readonly importId: string;
  readonly along: (unit: Writes, done: number, total: number) => void;
}
