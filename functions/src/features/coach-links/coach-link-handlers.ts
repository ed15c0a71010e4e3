import { namedReceiver } from '@touchline/domain/person/coach-links/make-coach-link';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { isActiveReader, readerOf } from '@touchline/domain/permissions/profile-reader';
import { COACH_LINK_LIMITS } from '@touchline/domain/reference/coach-links';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily, RateLimit } from '../../platform/rate-limit-store';
import type { IsGuardianOf } from '../guardianship/guardian-of-player-store';
import { activeCaller, type ProfileStore } from '../profiles/profile-store';
import type { CoachLinkStore } from './coach-link-store';
import type { OpenedLinkStore } from './opened-link-store';

/** What the calls about private links need. */
export interface CoachLinkDependencies {
  readonly links: CoachLinkStore;
  readonly openings: OpenedLinkStore;
  readonly isGuardianOf: IsGuardianOf;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly countToday: CountDaily;
  readonly tries: RateLimit;
}

/** GET /ui/v1/coachLinks */
export function coachLinks({ links }: CoachLinkDependencies): Handler<'coachLinks'> {
  return ({ actor }) => links.listOwn(callerUid(actor));
}

/** POST /ui/v1/coachLinks. A link is counted before anything is known of its receiver. */
export function makeCoachLink(dependencies: CoachLinkDependencies): Handler<'makeCoachLink'> {
  const { links, users, countToday } = dependencies;
  return async ({ actor, body, origin }) => {
    const uid = await activeCaller(dependencies.profiles, actor);
    const form = body();
    const to = namedReceiver(form.to);
    await countToday({ name: 'coachLinks', perDay: COACH_LINK_LIMITS.perDay }, uid);
    const isVerified = (await users.find(uid))?.emailVerified ?? false;
    await links.make({ by: { uid, isVerified }, form, to, origin });
    return { coachLinks: await links.listOwn(uid) };
  };
}

/** DELETE /ui/v1/coachLinks/:linkId */
export function endCoachLink(dependencies: CoachLinkDependencies): Handler<'endCoachLink'> {
  return async ({ actor, params }) => {
    const uid = await activeCaller(dependencies.profiles, actor);
    await dependencies.links.end(uid, params.linkId);
    return { coachLinks: await dependencies.links.listOwn(uid) };
  };
}

/** POST /ui/v1/privateLinks/open */
export function openCoachLink({ openings, isGuardianOf, tries }: CoachLinkDependencies): Handler<'openCoachLink'> {
  return async ({ actor, body, network }) => {
    await tries.perNetwork(network);
    const { link, key } = body();
    const visitorOf = async (player: string) => {
      const isActive = isActiveReader(actor);
      const isGuardian = isActive && actor.uid !== player && (await isGuardianOf(callerUid(actor), player));
      const { uid, isAdmin } = actor;
      const reader = readerOf(actor, player, isGuardian);
      return { uid, isAdmin, isGuardian, isAcceptedCoach: isActive && isAcceptedCoach(actor), reader };
    };
    return openings.open({ link, key, visitorOf });
  };
}

/** POST /ui/v1/privateLinks/ask */
export function askLinkReceiver({ openings, tries }: CoachLinkDependencies): Handler<'askLinkReceiver'> {
  return async ({ body, network, origin }) => {
    await tries.perNetwork(network);
    await openings.ask(body().link, origin);
    return { isSent: true };
  };
}

/** POST /ui/v1/privateLinks/confirmation */
export function openLinkConfirmation({ openings, tries }: CoachLinkDependencies): Handler<'openLinkConfirmation'> {
  return async ({ body, network }) => {
    await tries.perNetwork(network);
    return openings.openConfirmation(body().confirmation);
  };
}

/** POST /ui/v1/privateLinks/confirm */
export function confirmLinkReceiver({ openings, tries }: CoachLinkDependencies): Handler<'confirmLinkReceiver'> {
  return async ({ body, network }) => {
    await tries.perNetwork(network);
    return openings.confirm(body().confirmation);
  };
}
