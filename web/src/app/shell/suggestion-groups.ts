import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { teamTitleOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Language } from '@touchline/domain/kernel/language';
import type { CallApi } from '../../lib/api/api-client';
import { placeLine } from '../../components/college/college-summary';
import { firstTeamAddress } from '../../lib/addresses/college-address';

type College = AnswerOf<'searchColleges'>['items'][number];
type Recruit = AnswerOf<'searchProfiles'>['items'][number];

/** One suggestion: where it leads, its name, a second line, and what its picture is drawn of. */
export type Suggestion = { readonly to: string; readonly name: string; readonly line: string } & (
  | { readonly kind: 'college'; readonly college: College }
  | { readonly kind: 'recruit'; readonly recruit: Recruit }
  | { readonly kind: 'camp' }
  | { readonly kind: 'guide' }
);

/** What a text may mean, and the kinds that could not be loaded. */
export interface Suggestions {
  readonly found: readonly Suggestion[];
  readonly failed: readonly Suggestion['kind'][];
}

/** The most suggestions of each kind. */
const MOST = { college: 4, recruit: 5, camp: 3, guide: 3 } as const;

/**
 * What a text may mean: colleges, recruits as the user may find them, camps, and what the guide says about it. A kind
 * whose call fails is named among the failed ones; an aborted call rejects.
 */
export async function suggestionsFor(callApi: CallApi, q: string, language: Language, signal: AbortSignal): Promise<Suggestions> {
  const failed: Suggestion['kind'][] = [];
  const orNothing = <Items>(
    kind: Suggestion['kind'],
    call: Promise<{ readonly items: readonly Items[] }>,
  ): Promise<readonly Items[]> =>
    call.then(
      ({ items }) => items,
      () => {
        failed.push(kind);
        return [];
      },
    );
  const [colleges, recruits, camps, chapters] = await Promise.all([
    orNothing('college', callApi('searchColleges', { query: { q, page: 1 }, signal })),
    orNothing('recruit', callApi('searchProfiles', { query: { q }, signal })),
    orNothing('camp', callApi('searchCamps', { query: { q, limit: MOST.camp }, signal })),
    orNothing(
      'guide',
      import('../../features/guide/search-guide').then(({ searchGuide }) => searchGuide(q, language)),
    ),
  ]);
  signal.throwIfAborted();
  const found = [
    ...colleges.slice(0, MOST.college).map((college): Suggestion => ({
      kind: 'college',
      to: firstTeamAddress(college),
      name: college.name,
      line: placeLine(college.city, college.state),
      college,
    })),
    ...recruits.slice(0, MOST.recruit).map((recruit): Suggestion => ({
      kind: 'recruit',
      to: `/profile/${recruit.username}/about`,
      name: recruit.displayName,
      line: [recruit.graduationYear, recruit.position.main.join(', '), teamTitleOf(recruit.team)]
        .filter((part) => part !== null && part !== '')
        .join(' · '),
      recruit,
    })),
    ...camps.slice(0, MOST.camp).map((camp): Suggestion => ({
      kind: 'camp',
      to: `/camps?camp=${encodeURIComponent(camp._id)}`,
      name: camp.name,
      line: camp.host.name,
    })),
    ...chapters.slice(0, MOST.guide).map(({ to, name, line }): Suggestion => ({ kind: 'guide', to, name, line })),
  ];
  return { found, failed };
}
