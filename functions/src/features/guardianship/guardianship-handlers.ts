import { namedPerson } from '@touchline/domain/person/guardianship/begin-guardianship';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import { GUARDIANSHIP_LIMITS } from '@touchline/domain/reference/limits';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily, RateLimit } from '../../platform/rate-limit-store';
import { activeCaller, type ProfileStore } from '../profiles/profile-store';
import type { BeginGuardianshipStore } from './begin-guardianship-store';
import type { OpenFurtherGuardian } from './further-guardian-store';
import { idOfFurtherLink } from './further-link';
import type { Answering, GuardianshipStore } from './guardianship-store';
import type { ReadOwnGuardianships } from './own-guardianships-store';

/** What the calls about links between players and guardians need. */
export interface GuardianshipDependencies {
  readonly links: GuardianshipStore & BeginGuardianshipStore;
  readonly readOwn: ReadOwnGuardianships;
  readonly openFurther: OpenFurtherGuardian;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly countToday: CountDaily;
  readonly openings: RateLimit;
}

async function callerOf({ users }: Pick<GuardianshipDependencies, 'users'>, actor: Actor): Promise<Answering> {
  const uid = callerUid(actor);
  const user = await users.find(uid);
  if (user === null) throw new Refusal('signInRequired', 'sessionExpired');
  return { uid, email: user.email, isVerified: user.emailVerified };
}

/** The caller, whose account has to be active to change anything. */
async function activeCallerOf(dependencies: GuardianshipDependencies, actor: Actor): Promise<Answering> {
  const [by] = await Promise.all([callerOf(dependencies, actor), activeCaller(dependencies.profiles, actor)]);
  return by;
}

const isVerifiedBy =
  ({ users }: Pick<GuardianshipDependencies, 'users'>) =>
  async (uid: string): Promise<boolean> =>
    (await users.find(uid))?.emailVerified ?? false;

/** GET /ui/v1/guardianships */
export function guardianships(dependencies: GuardianshipDependencies): Handler<'guardianships'> {
  return async ({ actor }) => dependencies.readOwn(await callerOf(dependencies, actor));
}

/** POST /ui/v1/guardianships. A question is counted once it names somebody. */
export function askGuardianship(dependencies: GuardianshipDependencies): Handler<'askGuardianship'> {
  const { links, readOwn, countToday } = dependencies;
  return async ({ actor, body, origin }) => {
    const by = await activeCallerOf(dependencies, actor);
    const typed = body().to.trim();
    const named = namedPerson(typed);
    await countToday({ name: 'guardianships', perDay: GUARDIANSHIP_LIMITS.perDay }, by.uid);
    await links.ask({ by, named, typed, origin });
    return { guardianships: await readOwn(by) };
  };
}

/** POST /ui/v1/guardianships/:guardianshipId/answer */
export function answerGuardianship(dependencies: GuardianshipDependencies): Handler<'answerGuardianship'> {
  return async ({ actor, params, body, origin }) => {
    const by = await activeCallerOf(dependencies, actor);
    const { answer, hasRead } = body();
    const act = { kind: 'answer', isYes: answer === 'yes', hasRead } as const;
    await dependencies.links.act(params.guardianshipId, { by, act, origin, isPlayerVerified: isVerifiedBy(dependencies) });
    return { guardianships: await dependencies.readOwn(by) };
  };
}

/** DELETE /ui/v1/guardianships/:guardianshipId */
export function endGuardianship(dependencies: GuardianshipDependencies): Handler<'endGuardianship'> {
  return async ({ actor, params, origin }) => {
    const by = await activeCallerOf(dependencies, actor);
    const isPlayerVerified = isVerifiedBy(dependencies);
    await dependencies.links.act(params.guardianshipId, { by, act: { kind: 'end' }, origin, isPlayerVerified });
    return { guardianships: await dependencies.readOwn(by) };
  };
}

/** POST /ui/v1/guardianships/:guardianshipId/child */
export function guardChild(dependencies: GuardianshipDependencies): Handler<'guardChild'> {
  return async ({ actor, params, body, origin }) => {
    const by = await activeCallerOf(dependencies, actor);
    const act = { kind: 'decide', ...body() } as const;
    await dependencies.links.act(params.guardianshipId, { by, act, origin, isPlayerVerified: isVerifiedBy(dependencies) });
    return { guardianships: await dependencies.readOwn(by) };
  };
}

/** POST /ui/v1/guardianships/:guardianshipId/keep */
export function keepGuardianship(dependencies: GuardianshipDependencies): Handler<'keepGuardianship'> {
  return async ({ actor, params, body, origin }) => {
    const by = await activeCallerOf(dependencies, actor);
    const act = { kind: 'keep', ...body() } as const;
    await dependencies.links.act(params.guardianshipId, { by, act, origin, isPlayerVerified: isVerifiedBy(dependencies) });
    return { guardianships: await dependencies.readOwn(by) };
  };
}

/** POST /ui/v1/furtherGuardians/open */
export function openFurtherGuardian({ openFurther, openings }: GuardianshipDependencies): Handler<'openFurtherGuardian'> {
  return async ({ body, network }) => {
    await openings.perNetwork(network);
    return openFurther(body().link);
  };
}

/** POST /ui/v1/furtherGuardians/answer */
export function answerFurtherGuardian(dependencies: GuardianshipDependencies): Handler<'answerFurtherGuardian'> {
  return async ({ body, network, origin }) => {
    await dependencies.openings.perNetwork(network);
    const { link, answer } = body();
    await dependencies.openFurther(link);
    await dependencies.links.act(idOfFurtherLink(link), {
      by: { furtherLink: link },
      act: { kind: 'answer', isYes: answer === 'yes', hasRead: false },
      origin,
      isPlayerVerified: isVerifiedBy(dependencies),
    });
    return { answer };
  };
}
