import { collegeListItemOf } from '@touchline/domain/college/catalogue/college-list-item-of';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { SavedCollege } from '@touchline/domain/person/saved-college';
import { callerUid, type Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { SavedCollegeStore } from './saved-college-store';

/** GET /ui/v1/savedColleges. The facts of the colleges come from the catalogue in memory. */
export function savedColleges(
  saved: SavedCollegeStore,
  profiles: ProfileStore,
  catalogue: CatalogueStore,
): Handler<'savedColleges'> {
  return async ({ actor }) => {
    const { _id: uid } = await ownerOf(actor, profiles);
    const own = await saved.list(uid);
    const ids = own.map(({ _id }) => _id);
    const listed = await listedColleges(catalogue, ids);
    return {
      items: own.map((one) => {
        const row = listed.get(one._id);
        return { ...answerOf(one), college: row === undefined ? null : collegeListItemOf(row) };
      }),
    };
  };
}

/** PUT /ui/v1/savedColleges/:collegeId */
export function saveCollege(saved: SavedCollegeStore, profiles: ProfileStore): Handler<'saveCollege'> {
  return async ({ actor, params, body }) => {
    const uid = await activeOwnerOf(actor, profiles);
    return answerOf(await saved.save(uid, params.collegeId, body));
  };
}

/** DELETE /ui/v1/savedColleges/:collegeId */
export function removeSavedCollege(saved: SavedCollegeStore, profiles: ProfileStore): Handler<'removeSavedCollege'> {
  return async ({ actor, params }) => {
    const uid = await activeOwnerOf(actor, profiles);
    await saved.remove(uid, params.collegeId);
    return null;
  };
}

/**
 * The profile of a caller who may save colleges: everyone with a profile who is not a coach (docs/permissions.md).
 * Throws Refusal forbidden.
 */
async function ownerOf(actor: Actor, profiles: ProfileStore): Promise<Profile> {
  const profile = await profiles.find(callerUid(actor));
  if (profile === null || isCoach(profile)) throw new Refusal('forbidden', 'coachesSaveNothing');
  return profile;
}

/** The uid of one whose account is active too. Throws Refusal forbidden. */
async function activeOwnerOf(actor: Actor, profiles: ProfileStore): Promise<string> {
  const { _id, hidden } = await ownerOf(actor, profiles);
  requireActiveAccount({ isDeactivated: hidden });
  return _id;
}

function answerOf({ _id, schemaVersion, ...saved }: SavedCollege) {
  return { collegeId: _id, ...saved };
}
