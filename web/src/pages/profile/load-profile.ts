import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { data, redirect } from 'react-router-dom';
import type { CommittedCollege, ConfirmedFact, MembersCollege, ShownReference } from '../../features/profiles/use-profile-page';
import { previewOf } from '../../features/profiles/use-profile';
import { ApiRefusal } from '../../lib/api/api-refusal';
import type { Loaded, LoaderContext } from '../page-definition';

/**
 * A profile as its reader may see it, with the college of somebody who is no player, or that a player has committed to;
 * null where nobody is there.
 */
export type LoadedProfile = {
  readonly profile: ShownProfile;
  readonly college: MembersCollege | null;
  readonly committedTo: CommittedCollege | null;
  /** What others have confirmed of a player, as far as this reader may see it. */
  readonly confirmed: readonly ConfirmedFact[];
  readonly references: readonly ShownReference[];
} | null;

const NOTHING: { readonly facts: readonly ConfirmedFact[]; readonly references: readonly ShownReference[] } = {
  ...{ facts: [], references: [] },
};
const NOT_FOUND = 404;
const MOVED = 301;

/**
 * The profile of an address (S2-17), as a visitor sees it where the server renders the page. A former username leads to
 * the present one, for good; nobody, who is hidden and an album that this reader does not see are answered 404.
 */
export async function loadProfile({ call, attempt, params, url }: LoaderContext): Promise<Loaded<LoadedProfile>> {
  const asked = params.username ?? '';
  const as = previewOf(url.searchParams);
  const query = as === null ? {} : { as };
  const profile = await call('profile', { params: { username: asked }, query }).catch(nullWhereUnknown);
  if (profile === null) return data<LoadedProfile>(null, NOT_FOUND);
  if (profile.username !== asked) {
    const rest = url.pathname.split('/').slice(3).join('/');
    return redirect(`/profile/${profile.username}/${rest}${url.search}`, MOVED);
  }
  const [{ answer: college }, { answer: committedTo }, { answer: confirmed }] = await Promise.all([
    attempt(collegeOf(profile, call)),
    attempt(committedCollege(profile, call)),
    attempt(as === null ? confirmedOf(profile, call) : Promise.resolve(NOTHING)),
  ]);
  const { facts, references } = confirmed ?? NOTHING;
  const loaded = { profile, college, committedTo, confirmed: facts, references };
  return params.id === undefined || hasAlbum(profile, params.id) ? loaded : data<LoadedProfile>(loaded, NOT_FOUND);
}

/** Whether a reader sees an album of a profile. */
function hasAlbum({ albums }: ShownProfile, name: string): boolean {
  return albums.some((album) => album.name === name);
}

/** The college that accepted a member who is not a player; a player's page needs none. */
async function collegeOf({ type, roles }: ShownProfile, call: LoaderContext['call']): Promise<MembersCollege | null> {
  const role = isPlayer(type) ? undefined : roles.find(({ status }) => status === 'Accepted');
  if (role === undefined) return null;
  const college = await call('college', { params: { collegeId: role.value } }).catch(nullWhereUnknown);
  if (college === null) return null;
  const { name, pathName } = college;
  return { name, pathName, roleType: role.type };
}

/** The college that a player has committed to; none where it is no longer there. */
async function committedCollege(
  { type, committedTo }: ShownProfile,
  call: LoaderContext['call'],
): Promise<CommittedCollege | null> {
  if (committedTo === null || !isPlayer(type)) return null;
  const college = await call('college', { params: { collegeId: committedTo } }).catch(nullWhereUnknown);
  if (college === null) return null;
  const { _id, name, pathName, abbreviation, color, secondColor, colorWords } = college;
  return { _id, name, pathName, abbreviation, color, secondColor, colorWords };
}

/**
 * What others have confirmed of a player, and the references. The answer is the reader's own, so that a preview for
 * others has none.
 */
async function confirmedOf({ _id, type }: ShownProfile, call: LoaderContext['call']): Promise<typeof NOTHING> {
  if (!isPlayer(type)) return NOTHING;
  const { players } = await call('confirmedFacts', { query: { players: _id } });
  return players[0] ?? NOTHING;
}

function nullWhereUnknown(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return null;
  throw failure;
}
