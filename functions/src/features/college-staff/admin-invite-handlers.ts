import type { Language } from '@touchline/domain/kernel/language';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { stateOfInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { isFreeMail, wantedInviteOf } from '@touchline/domain/person/college-staff/invite-line';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import { type CatalogueStore, collegeNames } from '../colleges/catalogue-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { AdminInviteStore } from './admin-invite-store';
import type { CoachInviteStore } from './coach-invite-store';

/** What the invitations of admins work with. */
interface AdminInviteDependencies {
  readonly invites: AdminInviteStore & Pick<CoachInviteStore, 'send' | 'revoke'>;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly catalogue: CatalogueStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly clock: Clock;
}

/** GET /ui/v1/admin/coachInvites */
export function adminInvites(dependencies: AdminInviteDependencies): Handler<'adminInvites'> {
  const { invites, catalogue, profiles, clock } = dependencies;
  return async ({ actor, query: { after = null } }) => {
    const [page, leftToday] = await Promise.all([invites.listOfAdmins(after), invites.leftToday(callerUid(actor))]);
    const senders = [...new Set(page.invites.map(({ sentBy }) => sentBy))];
    const [nameOf, people] = await Promise.all([
      collegeNames(
        catalogue,
        page.invites.map(({ collegeId }) => collegeId),
      ),
      Promise.all(senders.map((uid) => profiles.find(uid))),
    ]);
    const names = new Map(people.flatMap((one) => (one === null ? [] : [[one._id, one.displayName] as const])));
    const now = clock().toISOString();
    const items = page.invites.map((invite) => {
      const { _id: inviteId, email, sex, staffType, sentAt, validUntil, collegeId, sentBy, mailId } = invite;
      const state = stateOfInvite(invite, now);
      const isBounced = state === 'sent' && mailId !== null && page.bounced.has(mailId);
      return {
        ...{ inviteId, email, sex, staffType, sentAt, validUntil },
        college: { _id: collegeId, name: nameOf(collegeId) },
        state: isBounced ? ('bounced' as const) : state,
        sentBy: { uid: sentBy, name: names.get(sentBy) ?? null },
        usesFreeMail: isFreeMail(email),
      };
    });
    return { items, next: page.next, leftToday };
  };
}

/** POST /ui/v1/admin/coachInvites: the lines one after the other; a refused one keeps no other from being sent. */
export function inviteCoaches(dependencies: AdminInviteDependencies): Handler<'inviteCoaches'> {
  const { invites, users, catalogue } = dependencies;
  return async ({ actor, body, origin, language }) => {
    const uid = callerUid(actor);
    const { lines, checks } = body();
    const [{ rows }, user] = await Promise.all([catalogue.fresh(), users.find(uid)]);
    const by = { uid, isAdmin: true, isStaff: false, email: user?.email ?? null };
    const results = [];
    for (const line of lines) {
      results.push(
        await resultOf(language, async () => {
          const { form, college, message, language: wanted, usesFreeMail } = wantedInviteOf(line, rows);
          if (checks) await invites.check({ by, college, form });
          else await invites.send({ by, college, form, byTouchline: { message }, origin, language: wanted });
          return usesFreeMail;
        }),
      );
    }
    return { results, leftToday: await invites.leftToday(uid) };
  };
}

/** The result of a line; a refusal is told in the caller's language. */
async function resultOf(language: Language, act: () => Promise<boolean>) {
  try {
    return { isFine: true, reason: null, field: null, usesFreeMail: await act() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isFine: false, reason: apiMessage(error.code, language, error.values), field: error.field, usesFreeMail: false };
  }
}

/** POST /ui/v1/admin/coachInvites/:inviteId/resend: in the language of the call. */
export function resendAdminInvite(dependencies: AdminInviteDependencies): Handler<'resendAdminInvite'> {
  const { invites, catalogue } = dependencies;
  return async ({ actor, params: { inviteId }, origin, language }) => {
    const { collegeId } = await invites.findOfAdmins(inviteId);
    const name = (await collegeNames(catalogue, [collegeId]))(collegeId) ?? collegeId;
    const by = { uid: callerUid(actor), isAdmin: true, isStaff: false, email: null };
    await invites.resend(inviteId, { by, college: { _id: collegeId, name }, origin, language });
    return null;
  };
}

/** DELETE /ui/v1/admin/coachInvites/:inviteId */
export function revokeAdminInvite({ invites }: AdminInviteDependencies): Handler<'revokeAdminInvite'> {
  return async ({ actor, params: { inviteId } }) => {
    const { collegeId } = await invites.findOfAdmins(inviteId);
    await invites.revoke(collegeId, inviteId, { uid: callerUid(actor), isAdmin: true });
    return null;
  };
}
