import type { SiteMatch } from '@touchline/domain/college/catalogue/colleges-of-site';
import { isObject } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { collegesOfEmail } from '@touchline/domain/person/claims/coach-colleges';
import { namesOf } from '@touchline/domain/person/account/person-names';
import {
  newcomer,
  type Newcomer,
  newMember,
  type RegistrationContext,
  registrationRefusal,
} from '@touchline/domain/person/registration/registration';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { AuthGateway } from '../../platform/auth/auth-gateway';
import type { AuthUsers, PasswordUser, ProviderUser } from '../../platform/auth/auth-users-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { type Handler, parsedOrRefused } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { FindOpenInvite } from '../college-staff/coach-invite-store';
import type { OrphanedAuthUserStore } from './orphaned-auth-user-store';
import type { Joining, RegistrationStore } from './registration-store';

/** What a registration needs. */
export interface RegistrationDependencies {
  readonly users: AuthUsers;
  readonly orphans: Pick<OrphanedAuthUserStore, 'markForDeletion'>;
  readonly join: Join;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly newId: () => string;
}

/**
 * POST /ui/v1/registerAccount (S7-01). Users who are too young are refused before anything is read or counted under
 * their address. The provider's user comes first, the documents second (docs/decisions/014-joining-in-two-steps.md). A
 * user without documents (F8) is removed with its password and tokens, and no one joins under its uid any more. So a
 * member's password is never one that another person chose.
 */
export function registerAccount({
  users,
  orphans,
  join,
  rateLimit,
  clock,
  newId,
}: RegistrationDependencies): Handler<'registerAccount'> {
  return async ({ body, network, language, country }) => {
    await rateLimit.perNetwork(network);
    const { password, ...newcomer } = body().account;
    const tooYoung = registrationRefusal(newcomer, clock().toISOString().slice(0, 10));
    if (tooYoung !== null) throw new Refusal('invalid', tooYoung.code, {}, `account/${tooYoung.field}`);
    const { email } = newcomer;
    await rateLimit.perPerson(email);

    const user = { email, password };
    const uid = newId();
    const isCreated = (await users.create(uid, user)) || (await isCreatedNow(uid, user));
    if (!isCreated || (await join(newcomer, { uid, locale: language, country, emailVerified: false })) !== 'joined')
      throw new Refusal('conflict', 'emailTaken', {}, 'account/email');
    return { registered: true };
  };

  /**
   * Whether the user is there after all: an earlier attempt of the same call created it, whose uid is the same, or the
   * address could be freed.
   */
  async function isCreatedNow(uid: string, user: PasswordUser): Promise<boolean> {
    const existing = await users.findByEmail(user.email);
    if (existing?.uid === uid) return true;
    if (existing !== null) {
      if (!mayBeReplaced(existing) || !(await orphans.markForDeletion(existing.uid))) return false;
      await users.remove(existing.uid);
    }
    return users.create(uid, user);
  }
}

/**
 * Whether a user without a profile is an interrupted registration: the address is unproven, by mail and by social
 * provider, and the user is not locked, as it is during the deletion of an account.
 */
function mayBeReplaced({ emailVerified, isDisabled, providers }: ProviderUser): boolean {
  return !emailVerified && !isDisabled && providers.every((provider) => provider === 'password');
}

/** What accepting the terms needs. */
interface AcceptTermsDependencies {
  readonly auth: AuthGateway;
  readonly users: Pick<AuthChanges, 'find' | 'remove'>;
  readonly isMember: (uid: string) => Promise<boolean>;
  readonly join: Join;
  readonly clock: Clock;
}

/**
 * POST /ui/v1/acceptTerms (S7-04): every rule of registration also applies to users who join by a social provider. The
 * address is the provider's, and so is a name that is not sent. Nothing is stored of a child, not even the provider's
 * user.
 */
export function acceptTerms({ auth, users, isMember, join, clock }: AcceptTermsDependencies): Handler<'acceptTerms'> {
  return async ({ sent, body, language, country }) => {
    const verified = await auth.userOfIdToken(textAt(sent, 'idToken'));
    if (verified === null) throw new Refusal('signInRequired', 'signInFailed');
    const { uid } = verified;
    const named = isObject(sent) ? textAt(sent.user, 'uid') : '';
    if (named !== '' && named !== uid) throw new Refusal('forbidden', 'forbidden', {}, 'user/uid');
    const { user } = body();
    if (await isMember(uid)) return { accepted: true };

    const provided = await users.find(uid);
    if (provided === null) throw new Refusal('signInRequired', 'signInFailed');
    const { email, displayName, emailVerified } = provided;
    const person = parsedOrRefused(newcomer, { ...namesOf(displayName), ...user, email }, 'user');
    const tooYoung = registrationRefusal(person, clock().toISOString().slice(0, 10));
    if (tooYoung !== null) {
      await users.remove(uid);
      throw new Refusal('invalid', tooYoung.code, {}, `user/${tooYoung.field}`);
    }
    const joining = await join(person, { uid, locale: language, country, emailVerified });
    if (joining === 'leaving') throw new Refusal('unavailable', 'unavailable');
    return { accepted: true };
  };
}

function textAt(sent: unknown, key: string): string {
  const value = isObject(sent) ? sent[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Makes a member of a user whose input has passed the rules of registration. */
type Join = (newcomer: Newcomer, context: Omit<RegistrationContext, 'now' | 'colleges' | 'invite'>) => Promise<Joining>;

export function join(people: RegistrationStore, catalogue: CatalogueStore, findInvite: FindOpenInvite, clock: Clock): Join {
  const collegesOf = async ({ type, email }: Newcomer): Promise<readonly SiteMatch[]> =>
    type === 'coach' ? collegesOfEmail((await catalogue.current()).rows, email) : [];
  return async (newcomer, context) => {
    const colleges = await collegesOf(newcomer);
    const ids = colleges.map(({ _id }) => _id);
    const invite = context.emailVerified ? await findInvite(ids, newcomer.email) : null;
    return people.save(newMember(newcomer, { ...context, now: clock(), colleges, invite }));
  };
}
