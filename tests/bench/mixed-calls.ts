import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Caller, Sent } from '../support/api/caller';

/** A call of the mix: its row and what it sends in its round. */
interface MixedCall {
  readonly name: RouteName;
  readonly sent: (round: number) => Sent;
}

/** Somebody who calls again and again, always the next one of a list. */
export interface MixedCaller {
  readonly caller: Caller;
  readonly calls: readonly MixedCall[];
}

const WORDS = ['duke', 'state', 'harbor', 'boston', 'univ', 'saint', 'a', 'california', 'xyz', 'north'];
const wordOf = (round: number): string => WORDS[round % WORDS.length] ?? '';

/** What a visitor of the site asks for; every college in turn. */
export function visitorsCalls(collegeIds: readonly string[]): readonly MixedCall[] {
  const collegeOf = (round: number): string => collegeIds[(round * 7) % collegeIds.length] ?? '';
  return [
    { name: 'searchColleges', sent: (round) => ({ query: { q: wordOf(round), page: String((round % 3) + 1) } }) },
    { name: 'college', sent: (round) => ({ params: { collegeId: collegeOf(round) } }) },
    { name: 'searchCamps', sent: (round) => ({ query: { page: String((round % 2) + 1) } }) },
    { name: 'collegeCamps', sent: (round) => ({ params: { collegeId: collegeOf(round) } }) },
    { name: 'searchColleges', sent: (round) => ({ query: { q: wordOf(round + 3), facets: 'true' } }) },
    { name: 'featuredPlayers', sent: () => ({}) },
    { name: 'collegeComparison', sent: (round) => ({ params: { collegeId: collegeOf(round) }, query: { sex: 'male' } }) },
    { name: 'locations', sent: (round) => ({ query: { q: wordOf(round) } }) },
  ];
}

/** What a player does: saves colleges, edits the profile, reads. */
export function playersCalls(profileId: string, collegeIds: readonly string[]): readonly MixedCall[] {
  const [first = ''] = collegeIds;
  const patch = (round: number) => [{ op: 'replace', path: '/about', value: `Round ${round}` }];
  return [
    { name: 'ownProfile', sent: () => ({}) },
    { name: 'saveCollege', sent: () => ({ params: { collegeId: first }, body: {} }) },
    { name: 'savedColleges', sent: () => ({}) },
    { name: 'patchProfile', sent: (round) => ({ params: { profileId }, body: { patch: patch(round) } }) },
    { name: 'searchColleges', sent: (round) => ({ query: { q: wordOf(round) } }) },
    { name: 'removeSavedCollege', sent: () => ({ params: { collegeId: first } }) },
  ];
}

/** What a coach does: edits the page, which changes the catalogue, and looks at it. */
export function coachesCalls(collegeId: string): readonly MixedCall[] {
  const params = { collegeId };
  const patch = (round: number) => [{ op: 'replace', path: '/nickname', value: `Team ${round}` }];
  return [
    { name: 'college', sent: () => ({ params }) },
    { name: 'patchCollege', sent: (round) => ({ params, body: { patch: patch(round) } }) },
    { name: 'collegeEdits', sent: () => ({ params, query: { since: '1' } }) },
    { name: 'ownProfile', sent: () => ({}) },
    { name: 'collegeHistory', sent: () => ({ params }) },
  ];
}
