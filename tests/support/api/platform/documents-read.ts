import type { College } from '@touchline/domain/college/college';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Sent } from '../caller';

/** A call whose documents are counted: who makes it, and what it sends. */
export interface CountedCall {
  readonly name: RouteName;
  readonly by: 'visitor' | 'player' | 'coach' | 'admin';
  readonly sent: (college: Pick<College, '_id'>) => Sent;
  /** The documents it asks for by name. */
  readonly documents: number;
}

const nothing = (): Sent => ({});
const ofCollege = ({ _id }: Pick<College, '_id'>): Sent => ({ params: { collegeId: _id } });
const patchOf = (college: Pick<College, '_id'>): Sent => ({
  ...ofCollege(college),
  body: { patch: [{ op: 'replace', path: '/nickname', value: 'Counted' }] },
});

/**
 * How many documents calls ask for by name. A call with a session pays one for the question whether it was signed out
 * of; a call without one pays nothing.
 */
export const COUNTED_CALLS: readonly CountedCall[] = [
  { name: 'checkGdpr', by: 'visitor', sent: nothing, documents: 0 },
  { name: 'checkGdpr', by: 'player', sent: nothing, documents: 1 },
  { name: 'college', by: 'player', sent: ofCollege, documents: 2 },
  { name: 'ownProfile', by: 'player', sent: nothing, documents: 3 },
  { name: 'account', by: 'player', sent: nothing, documents: 4 },
  { name: 'savedColleges', by: 'player', sent: nothing, documents: 2 },
  { name: 'adminUsers', by: 'admin', sent: () => ({ body: { search: 'x' } }), documents: 1 },
  { name: 'patchCollege', by: 'coach', sent: patchOf, documents: 4 },
  { name: 'patchCollege', by: 'admin', sent: patchOf, documents: 4 },
];
