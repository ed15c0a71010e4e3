import type { Actor } from '@touchline/domain/account/actor';
import { isCoach } from '@touchline/domain/account/coach-role';
import { collegeId as collegeIdSchema } from '@touchline/domain/college/college';
import { Refusal } from '@touchline/domain/http/refusal';
import { collegeListItemOf } from '@touchline/domain/search/college-list-item-of';
import type { SavedCollege } from '@touchline/domain/saved-college/saved-college';
import * as z from 'zod/mini';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from '../colleges/catalogue-store';
import { listedColleges } from '../colleges/listed-colleges';
import type { ProfileStore } from '../profile/profile-store';
import type { SavedCollegeStore } from './saved-college-store';

/** GET /ui/v1/savedColleges. The facts of the colleges come from the catalogue that this instance holds anyway. */
export function savedColleges(
  saved: SavedCollegeStore,
  profiles: ProfileStore,
  catalogue: CatalogueStore,
): Handler<'savedColleges'> {
  return async ({ actor }) => {
    const uid = await ownerOf(actor, profiles);
    const own = await saved.list(uid);
    const ids = own.map(({ _id }) => _id);
    const listed = await listedColleges(catalogue, ids);
    return {
      items: own.map((one) => {
        const row = listed.get(one._id);
        return { ...toldOf(one), college: row === undefined ? null : collegeListItemOf(row) };
      }),
    };
  };
}

/** PUT /ui/v1/savedColleges/:collegeId */
export function saveCollege(saved: SavedCollegeStore, profiles: ProfileStore): Handler<'saveCollege'> {
  return async ({ actor, params, body }) => {
    const uid = await ownerOf(actor, profiles);
    if (!z.safeParse(collegeIdSchema, params.collegeId).success) throw new Refusal('notFound', 'unknownCollege');
    return toldOf(await saved.save(uid, params.collegeId, body));
  };
}

/** DELETE /ui/v1/savedColleges/:collegeId */
export function removeSavedCollege(saved: SavedCollegeStore, profiles: ProfileStore): Handler<'removeSavedCollege'> {
  return async ({ actor, params }) => {
    const uid = await ownerOf(actor, profiles);
    if (!z.safeParse(collegeIdSchema, params.collegeId).success) throw new Refusal('notFound', 'notSaved');
    await saved.remove(uid, params.collegeId);
    return null;
  };
}

/** The uid of somebody who may save colleges: everyone with a profile who is no coach (specification §6). Throws Refusal forbidden. */
async function ownerOf({ uid }: Actor, profiles: ProfileStore): Promise<string> {
  if (uid === null) throw new Refusal('signInRequired', 'signInRequired');
  const profile = await profiles.find(uid);
  if (profile === null || isCoach(profile)) throw new Refusal('forbidden', 'coachesSaveNothing');
  return uid;
}

function toldOf({ _id, note, savedAt, notedAt }: SavedCollege) {
  return { collegeId: _id, note, savedAt, notedAt };
}
