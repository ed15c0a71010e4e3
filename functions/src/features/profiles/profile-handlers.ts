import { isObject } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import { isActiveReader, readerOf } from '@touchline/domain/permissions/profile-reader';
import { picturesShownTo, shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { username } from '@touchline/domain/person/profiles/username';
import { lesserReader, type Reader } from '@touchline/domain/person/profiles/audience/visibility';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { IsGuardianOf } from '../guardianship/guardian-of-player-store';
import type { ProfileEditStore } from './profile-edit-store';
import type { ProfileStore } from './profile-store';

/**
 * GET /ui/v1/profiles/:username. An admin gets the view of coaches only while the log has their line
 * `previewProfile`.
 */
export function profile(
  profiles: Pick<ProfileStore, 'findByUsername'>,
  clock: Clock,
  hasReportedPreview: (by: string, uid: string) => Promise<boolean>,
  isGuardianOf: IsGuardianOf,
): Handler<'profile'> {
  return async ({ actor, params, query }) => {
    const asked = username.safeParse(params.username);
    const found = asked.success ? await profiles.findByUsername(asked.data) : null;
    if (found === null) throw new Refusal('notFound', 'unknownProfile');
    const own = await readerWithLinks(actor, found._id, isGuardianOf);
    const mayBeCoach = query.as === 'coach' && own === 'member' && actor.isAdmin && actor.uid !== null;
    const isLogged = mayBeCoach && (await hasReportedPreview(callerUid(actor), found._id));
    const reader = isLogged ? 'coach' : lesserReader(own, query.as ?? 'owner');
    const shown = shownProfileTo(found, reader, clock().toISOString());
    if (shown === null) throw new Refusal('notFound', 'unknownProfile');
    return shown;
  };
}

/** As whom somebody reads a profile, a linked guardian included. */
async function readerWithLinks(actor: Actor, profileId: string, isGuardianOf: IsGuardianOf): Promise<Reader> {
  const maybeGuardian = isActiveReader(actor) && actor.uid !== profileId;
  return readerOf(actor, profileId, maybeGuardian && (await isGuardianOf(callerUid(actor), profileId)));
}

/** Who may see a picture of a profile, by the groups that show it. */
export function profilePictureAccess(
  profiles: Pick<ProfileStore, 'find'>,
  clock: Clock,
  isLocked: (uid: string, pictureId: string) => Promise<boolean>,
  isGuardianOf: IsGuardianOf,
): (uid: string, pictureId: string, actor: Actor) => Promise<'everybody' | 'reader' | 'nobody'> {
  return async (uid, pictureId, actor) => {
    const found = await profiles.find(uid);
    const today = clock().toISOString().slice(0, 10);
    const isShownTo = (reader: Reader): boolean => found !== null && picturesShownTo(found, reader, today).has(pictureId);
    const isHidden = found?.withheldParts.some(({ part }) => part.kind === 'picture' && part.place === pictureId) ?? false;
    if (isHidden && (await isLocked(uid, pictureId))) return 'nobody';
    if (isShownTo('visitor')) return 'everybody';
    return isShownTo(await readerWithLinks(actor, uid, isGuardianOf)) ? 'reader' : 'nobody';
  };
}

/**
 * POST /ui/v1/profile/:profileId/patch (S7-06). The rules see the patch as it was sent: they check more than a schema
 * can, and come after 404 and 412.
 */
export function patchProfile(edits: ProfileEditStore): Handler<'patchProfile'> {
  return ({ params, query, sent, ifMatch }) => {
    const patch = isObject(sent) ? sent.patch : null;
    return edits.edit(params.profileId, { ifMatch, offersUndo: query.undo === 'true' }, patch);
  };
}

/** DELETE /ui/v1/profile/:profileId/patch?patchId= */
export function undoProfilePatch(edits: ProfileEditStore): Handler<'undoProfilePatch'> {
  return async ({ params, query }) => ({ profile: await edits.undo(params.profileId, query.patchId) });
}

/**
 * DELETE /ui/v1/profile/:profileId/pictures/:pictureId (S7-07). Hides the picture at once. If its file cannot be
 * deleted now, the sweep job tries again (F6).
 */
export function deleteProfilePicture(
  edits: ProfileEditStore,
  files: Pick<PictureFiles, 'removeAll'>,
): Handler<'deleteProfilePicture'> {
  return async ({ params: { profileId, pictureId } }) => {
    await edits.deletePicture(profileId, pictureId);
    await files.removeAll({ kind: 'profiles', ownerId: profileId, pictureId }).catch((error: unknown) => logBug('', error));
    return null;
  };
}

/** GET /ui/v1/usernames/:username */
export function usernameState(edits: ProfileEditStore): Handler<'usernameState'> {
  return async ({ actor, params }) => ({ state: await edits.usernameState(callerUid(actor), params.username) });
}

/** POST /ui/v1/profile/:profileId/username */
export function changeUsername(edits: ProfileEditStore): Handler<'changeUsername'> {
  return async ({ params, body }) => ({ profile: await edits.changeUsername(params.profileId, body().username) });
}
