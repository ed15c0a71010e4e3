import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { AuthChanges, AuthUser } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import { isDocumentName } from '../../platform/stored-document';
import type { GivePlanDays } from '../money/given-plan-store';
import type { PersonMoneyStore } from '../money/person-money-store';
import type { PersonLeverStore } from './person-lever-store';

/** What acting on the account of a person needs. */
interface LeverDependencies {
  readonly levers: PersonLeverStore;
  readonly users: Pick<AuthChanges, 'find' | 'endSessions' | 'verificationCode'>;
}

/**
 * POST /ui/v1/admin/users/:uid/signOut. The line of the log and the mail come first; a call that breaks off is made
 * again.
 */
export function signOutPerson({ levers, users }: LeverDependencies): Handler<'signOutPerson'> {
  return async ({ actor, params: { uid }, body }) => {
    const user = await requiredUser(users, uid);
    await levers.reportSignOut({ ...body(), by: callerUid(actor), user });
    await users.endSessions(uid);
    return null;
  };
}

/** POST /ui/v1/admin/users/:uid/verification. The link ends on our page, as those of the provider's own mails do. */
export function resendVerification({ levers, users }: LeverDependencies): Handler<'resendVerification'> {
  return async ({ actor, params: { uid }, body, origin }) => {
    const user = await requiredUser(users, uid);
    const { reason } = body();
    if (user.emailVerified) throw new Refusal('conflict', 'emailConfirmedAlready');
    const back = `${origin}/account`;
    const query = new URLSearchParams({
      ...{ mode: 'verifyEmail', oobCode: await users.verificationCode(user.email, back), continueUrl: back },
    });
    const link = `${origin}/signInUpMobile?${query.toString()}`;
    await levers.sendVerification({ reason, by: callerUid(actor), user, link });
    return null;
  };
}

/** POST /ui/v1/admin/users/:uid/preview */
export function previewProfile({ levers, users }: LeverDependencies): Handler<'previewProfile'> {
  return async ({ actor, params: { uid }, body }) => {
    await levers.reportPreview({ by: callerUid(actor), user: await requiredUser(users, uid), reader: body().as });
    return null;
  };
}

/** POST /ui/v1/admin/users/:uid/planDays */
export function givePlanDays(
  { users }: Pick<LeverDependencies, 'users'>,
  give: GivePlanDays,
  moneyOf: PersonMoneyStore['moneyOf'],
): Handler<'givePlanDays'> {
  return async ({ actor, params: { uid }, body, origin }) => {
    const { email, emailVerified: isVerified } = await requiredUser(users, uid);
    const account = await give({ uid, by: callerUid(actor), form: body(), to: { email, isVerified }, origin });
    return { money: await moneyOf(account) };
  };
}

/** A user of the provider. Throws Refusal notFound. */
export async function requiredUser(users: Pick<AuthChanges, 'find'>, uid: string): Promise<AuthUser> {
  const user = isDocumentName(uid) ? await users.find(uid) : null;
  if (user === null) throw new Refusal('notFound', 'unknownPerson');
  return user;
}
