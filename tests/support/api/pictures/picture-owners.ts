import { isObject } from '@touchline/domain/kernel/json/json';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Answer, Caller, Sent } from '../caller';
import { aCollegeWithItsCoach, replace } from '../colleges/colleges';
import { aPlayer, patchProfile, traceOfProfile } from '../profiles/profiles';
import type { SignedIn } from '../members/people';
import { pictureIdOf } from './pictures';
import { traceOf } from '../platform/traces';

/** What pictures belong to, and somebody who may upload them. */
export interface PictureOwner {
  readonly id: string;
  readonly caller: SignedIn;
  readonly row: RouteName;
  readonly params: Readonly<Record<string, string>>;
  /** Everything that an upload could change. */
  readonly trace: () => Promise<unknown>;
  /** The file of an upload as everybody gets it; a picture of a profile is its cover first. */
  readonly served: (answer: Answer) => Promise<{ readonly headers: Headers; readonly bytes: Buffer }>;
}

/** Creates an owner of pictures of each kind. */
export const PICTURE_OWNERS = {
  colleges: async (url: string): Promise<PictureOwner> => {
    const { college, coach } = await aCollegeWithItsCoach(url);
    const id = college._id;
    return {
      ...{ id, caller: coach, row: 'uploadCollegePicture', params: { collegeId: id } },
      trace: () => traceOf(college),
      served: (answer) => fileAt(`${url}/media/colleges/${id}/${pictureIdOf(answer)}`),
    };
  },
  profiles: async (url: string): Promise<PictureOwner> => {
    const { caller, stored } = await aPlayer(url);
    const id = stored._id;
    return {
      ...{ id, caller, row: 'uploadProfilePicture', params: { profileId: id } },
      trace: () => traceOfProfile(id),
      served: async (answer) => {
        const shown = await patchProfile(caller, id, [replace('/cover', pictureIdOf(answer))]);
        if (!isObject(shown.body) || shown.status !== 200) throw new Error(shown.text);
        return fileAt(`${url}/media/profiles/${id}/${pictureIdOf(answer)}`);
      },
    };
  },
} as const;

export type PictureOwnerKind = keyof typeof PICTURE_OWNERS;

/** Uploads bytes to an owner with the content type that they claim, and further headers. */
export function uploadTo(
  { row, params, caller }: PictureOwner,
  bytes: Uint8Array,
  type = 'image/jpeg',
  { headers, by = caller }: Pick<Sent, 'headers'> & { readonly by?: Caller } = {},
): Promise<Answer> {
  return by.call(row, { params, body: bytes, headers: { 'content-type': type, ...headers } });
}

async function fileAt(address: string) {
  const response = await fetch(address);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
