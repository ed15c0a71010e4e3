import type { College } from '@touchline/domain/college/college';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { aCaller, type Caller } from './caller';
import { acceptedAt, pendingAt } from './claims/coach-roles';
import { aStoredCollege } from './colleges/colleges';
import { aPerson, idTokenOf, type PersonOptions } from './members/people';
import { agedBy, forgeriesOf } from './sign-in/tokens';

/**
 * The actors of the matrix: visitor, a player, another player, a pending coach of the college, its accepted coach, the
 * accepted coach of another college, an admin; then four accepted coaches of the college whose session is revoked,
 * expired, of a disabled user, or forged.
 */
export const ACTORS = ['V', 'PO', 'OP', 'PC', 'AC', 'AX', 'AD', 'RV', 'EX', 'DU', 'FC'] as const;
export type ActorName = (typeof ACTORS)[number];

/** The actors with an invalid session. */
export const BAD_SESSIONS: readonly ActorName[] = ['RV', 'EX', 'DU', 'FC'];

/**
 * The credentials of an actor, by what is special about them: one session or id token, and for FC one for each forgery.
 */
interface Held {
  readonly sessions: Readonly<Record<string, string | null>>;
  /** Null for the visitor. */
  readonly uid: string | null;
  readonly idTokens: Readonly<Record<string, string>>;
}

/** The eleven actors around a college. */
export interface Cast {
  readonly college: College;
  /** The uid of an actor who is somebody. */
  readonly uidOf: (actor: ActorName) => string;
  readonly callersOf: (actor: ActorName) => readonly (readonly [what: string, caller: Caller])[];
  readonly idTokensOf: (actor: ActorName) => readonly (readonly [what: string, idToken: string])[];
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Creates the eleven actors with people and colleges of their own. `hasProfile: false` creates users who have not
 * accepted the terms.
 */
export async function aCast(url: string, { hasProfile = true }: Pick<PersonOptions, 'hasProfile'> = {}): Promise<Cast> {
  const [college, other] = await Promise.all([aStoredCollege(), aStoredCollege()]);
  const accepted: PersonOptions = { roles: [acceptedAt(college._id)] };
  const options: Readonly<Record<ActorName, PersonOptions>> = {
    V: {},
    PO: {},
    OP: {},
    AD: { isAdmin: true },
    PC: { roles: [pendingAt(college._id)] },
    AX: { roles: [acceptedAt(other._id)] },
    AC: accepted,
    RV: accepted,
    EX: accepted,
    DU: accepted,
    FC: accepted,
  };
  const cast = await Promise.all(
    ACTORS.map(async (actor) => [actor, await heldBy(actor, { ...options[actor], hasProfile })] as const),
  );
  const held = new Map<ActorName, Held>(cast);
  return {
    college,
    uidOf: (actor) => held.get(actor)?.uid ?? '',
    callersOf: (actor) =>
      Object.entries(held.get(actor)?.sessions ?? {}).map(([what, session]) => [what, aCaller(url, session)] as const),
    idTokensOf: (actor) => Object.entries(held.get(actor)?.idTokens ?? {}),
  };
}

async function heldBy(actor: ActorName, options: PersonOptions): Promise<Held> {
  if (actor === 'V') return { uid: null, sessions: { 'no session': null }, idTokens: { 'an empty one': '', garbage: 'garbage' } };
  const person = await aPerson(options);
  const { uid } = person;
  const idToken = await idTokenOf(person);
  const session = await projectAuth().createSessionCookie(idToken, { expiresIn: 5 * DAY * 1000 });
  if (actor === 'EX') return one(uid, agedBy(session, 6 * DAY), agedBy(idToken, DAY));
  if (actor === 'FC') return { uid, sessions: forgeriesOf(session, idToken), idTokens: forgeriesOf(idToken, session) };
  if (actor === 'RV') await projectAuth().revokeRefreshTokens(uid);
  if (actor === 'DU') await projectAuth().updateUser(uid, { disabled: true });
  return actor === 'RV' ? one(uid, agedBy(session, MINUTE), agedBy(idToken, MINUTE)) : one(uid, session, idToken);
}

function one(uid: string, session: string, idToken: string): Held {
  return { uid, sessions: { session }, idTokens: { 'the id token': idToken } };
}
