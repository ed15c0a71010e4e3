import { randomUUID } from 'node:crypto';
import { replace } from '../colleges/colleges';
import { aUsername } from '../members/people';
import { A_PIXEL, everyone, ownerOnly, type PermissionRow, signedIn } from '../platform/permission-cells';

type ProfileRow = 'profile' | 'patchProfile' | 'undoProfilePatch' | 'uploadProfilePicture' | 'deleteProfilePicture';

/** The expected statuses of the rows of profiles. */
export const PERMISSIONS_OF_PROFILES: Readonly<
  Record<ProfileRow | 'changeUsername' | 'usernameState', readonly PermissionRow[]>
> = {
  profile: [
    {
      row: 'profile',
      description: 'one that is not hidden',
      cells: everyone(200),
      send: async () => ({ params: { username: await aUsername() } }),
    },
  ],
  patchProfile: [
    {
      row: '6',
      description: 'their own',
      cells: ownerOnly(200),
      send: ({ profileId }) => ({
        params: { profileId },
        query: { undo: 'true' },
        body: { patch: [replace('/about', `Edit ${randomUUID()}.`)] },
      }),
    },
  ],
  undoProfilePatch: [
    {
      row: '6u',
      description: 'an own edit',
      cells: ownerOnly(200),
      send: async ({ profileId, aProfileEdit }) => ({ params: { profileId }, query: { patchId: await aProfileEdit() } }),
    },
  ],
  uploadProfilePicture: [
    {
      row: 'upload',
      description: 'a profile picture',
      cells: ownerOnly(201),
      send: ({ profileId }) => ({ params: { profileId }, body: A_PIXEL, headers: { 'content-type': 'image/png' } }),
    },
  ],
  deleteProfilePicture: [
    {
      row: '7',
      description: 'an own picture',
      cells: ownerOnly(204),
      send: async ({ profileId, aProfilePicture }) => ({ params: { profileId, pictureId: await aProfilePicture() } }),
    },
  ],
  usernameState: [
    {
      row: 'username',
      description: 'the state of a name',
      cells: signedIn(200),
      send: () => ({ params: { username: 'a-name' } }),
    },
  ],
  changeUsername: [
    {
      row: 'username',
      description: 'of their own profile',
      cells: ownerOnly(200),
      spends: true,
      send: ({ profileId }) => ({ params: { profileId }, body: { username: `name-${randomUUID().slice(0, 20)}` } }),
    },
  ],
};
