import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { readerOf } from '@touchline/domain/permissions/profile-reader';
import { usernameIn } from '@touchline/domain/person/moderation/removal-request';
import { username } from '@touchline/domain/person/profiles/username';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { REPORTS_PER_DAY } from '@touchline/domain/reference/limits';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CallerNetwork } from '../../platform/network-address';
import type { CountDaily } from '../../platform/rate-limit-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { HidingStore } from './hiding-store';
import type { RemovalRequestStore } from './removal-request-store';
import type { ReportQueueStore } from './report-queue-store';
import type { ReportStore } from './report-store';

/** What reporting needs. */
interface ReportDependencies {
  readonly reports: ReportStore;
  readonly profiles: Pick<ProfileStore, 'findByUsername'>;
  readonly countToday: CountDaily;
}

/**
 * POST /ui/v1/profiles/:username/reports. Counted before anything is read: by person, or by network for visitors. What
 * its author does not see is not found.
 */
export function reportProfile({ reports, profiles, countToday }: ReportDependencies): Handler<'reportProfile'> {
  return async ({ actor, params, body, network, origin }) => {
    await countCaller(actor.uid, network, countToday);
    const found = await profileNamed(params.username, profiles);
    if (found === null) throw new Refusal('notFound', 'unknownProfile');
    await reports.add(found, body(), { by: actor.uid, reader: readerOf(actor, found._id), origin });
    return { received: true };
  };
}

/** What a request needs. */
interface RequestDependencies {
  readonly requests: RemovalRequestStore;
  readonly profiles: Pick<ProfileStore, 'findByUsername'>;
  readonly countToday: CountDaily;
}

/**
 * POST /ui/v1/removalRequests. Counted together with reports. The answer is the same whether the page is a profile or
 * not, so that nobody learns by it what is hidden.
 */
export function requestRemoval({ requests, profiles, countToday }: RequestDependencies): Handler<'requestRemoval'> {
  return async ({ actor, body, network, origin, language }) => {
    await countCaller(actor.uid, network, countToday);
    const form = body();
    const name = usernameIn(form.page);
    const about = name === null ? null : await profileNamed(name, profiles);
    return { requestId: await requests.add(form, { about, origin, language }) };
  };
}

/** The profile of a username as somebody typed it; null if there is none. */
async function profileNamed(typed: string, profiles: Pick<ProfileStore, 'findByUsername'>): Promise<Profile | null> {
  const asked = username.safeParse(typed);
  return asked.success ? profiles.findByUsername(asked.data) : null;
}

/** Counts a report or a request: by person, or by network for visitors. */
export async function countCaller(uid: string | null, network: CallerNetwork | null, countToday: CountDaily): Promise<void> {
  if (uid !== null) await countToday({ name: 'reports', perDay: REPORTS_PER_DAY.person }, uid);
  else if (network !== null) await countVisitor(network, countToday);
}

/** Counts a visitor's report by the network, and by the sender that may have made that network up. */
async function countVisitor({ own, sender }: CallerNetwork, countToday: CountDaily): Promise<void> {
  const perDay = REPORTS_PER_DAY.network;
  await Promise.all([
    countToday({ name: 'reports-from', perDay }, own),
    sender === null ? undefined : countToday({ name: 'reports-sender', perDay: perDay * REPORTS_PER_DAY.senderFactor }, sender),
  ]);
}

/** GET /ui/v1/admin/reports */
export function adminReports(reports: ReportQueueStore): Handler<'adminReports'> {
  return async ({ query: { state, after = null } }) => {
    const { items, next } = await (state === 'open' ? reports.listOpen(after) : reports.listClosed(after));
    return { items: [...items], next };
  };
}

/** GET /ui/v1/admin/hiddenProfiles */
export function hiddenProfiles(reports: ReportQueueStore): Handler<'hiddenProfiles'> {
  return async () => {
    const [items, camps] = await Promise.all([reports.listHidden(), reports.listHiddenCamps()]);
    return { items, camps: [...camps] };
  };
}

/** POST /ui/v1/admin/reports/:reportId/dismiss. The author of a request is answered by mail, if the admin writes. */
export function dismissReport(reports: ReportStore): Handler<'dismissReport'> {
  return async ({ actor, params: { reportId }, body }) => {
    await reports.dismiss(reportId, { by: callerUid(actor), ...body() });
    return null;
  };
}

/** POST /ui/v1/admin/reports/:reportId/reopen */
export function reopenReport(reports: ReportStore): Handler<'reopenReport'> {
  return async ({ actor, params: { reportId } }) => {
    await reports.reopen(reportId, callerUid(actor));
    return null;
  };
}

/** POST /ui/v1/admin/profiles/:profileId/hiding. The owner is told by mail, where the address is verified. */
export function hideProfile(hidings: HidingStore, users: Pick<AuthChanges, 'find'>): Handler<'hideProfile'> {
  return async ({ actor, params: { profileId }, body }) => {
    const { reason, part } = body();
    const user = /^[A-Za-z0-9_-]{1,128}$/.test(profileId) ? await users.find(profileId) : null;
    const to = user === null ? null : { email: user.email, isVerified: user.emailVerified };
    const { withheld, withheldParts } = await hidings.setHidden({ profileId, part, by: callerUid(actor), reason, to });
    return { withheld, withheldParts };
  };
}

/** POST /ui/v1/profile/:profileId/hidingAnswer */
export function answerHiding(hidings: HidingStore): Handler<'answerHiding'> {
  return async ({ params: { profileId }, body }) => ({ profile: await hidings.object(profileId, body()) });
}
