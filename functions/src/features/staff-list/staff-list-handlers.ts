import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, isAcceptedCoachOf } from '@touchline/domain/permissions/may-edit';
import { callerUid, type Handler } from '../../platform/handler';
import type { ShownListStore } from './shown-list-store';
import type { ListPlace, StaffListStore } from './staff-list-store';

/** What the calls about shared lists work with. */
interface StaffListDependencies {
  readonly shown: ShownListStore;
  readonly lists: StaffListStore;
}

/** The caller at a college; throws Refusal forbidden unless they are of its accepted staff. Admins are not. */
function staffUid(actor: Actor, collegeId: string): string {
  if (!isAcceptedCoachOf(actor, collegeId)) throw new Refusal('forbidden', 'notOnStaff');
  return callerUid(actor);
}

const placeOf = (actor: Actor, { collegeId, playerId }: Pick<ListPlace, 'collegeId' | 'playerId'>): ListPlace => ({
  ...{ collegeId, playerId },
  uid: staffUid(actor, collegeId),
});

/** GET /ui/v1/colleges/:collegeId/recruits */
export function staffRecruits({ shown }: StaffListDependencies): Handler<'staffRecruits'> {
  return async ({ actor, params: { collegeId } }) => ({
    items: [...(await shown.list(collegeId, staffUid(actor, collegeId)))],
  });
}

/** PUT /ui/v1/colleges/:collegeId/recruits/:playerId */
export function moveRecruit({ shown, lists }: StaffListDependencies): Handler<'moveRecruit'> {
  return async ({ actor, params, body }) => {
    const place = placeOf(actor, params);
    await lists.move(place, body);
    return { recruit: await shown.find(place.collegeId, place.playerId, place.uid) };
  };
}

/** DELETE /ui/v1/colleges/:collegeId/recruits/:playerId */
export function removeRecruit({ lists }: StaffListDependencies): Handler<'removeRecruit'> {
  return async ({ actor, params, query }) => {
    await lists.remove(placeOf(actor, params), query.version);
    return null;
  };
}

/** PUT /ui/v1/colleges/:collegeId/recruits/:playerId/entries/:entryId */
export function writeStaffEntry({ shown, lists }: StaffListDependencies): Handler<'writeStaffEntry'> {
  return async ({ actor, params, body }) => {
    const place = placeOf(actor, params);
    await lists.write(place, params.entryId, body);
    return { recruit: await shown.find(place.collegeId, place.playerId, place.uid) };
  };
}

/** DELETE /ui/v1/colleges/:collegeId/recruits/:playerId/entries/:entryId */
export function removeStaffEntry({ lists }: StaffListDependencies): Handler<'removeStaffEntry'> {
  return async ({ actor, params }) => {
    await lists.removeEntry(placeOf(actor, params), params.entryId);
    return null;
  };
}
