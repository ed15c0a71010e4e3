import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { Refusal } from '../../kernel/refusal/refusal';
import { instant, shortText } from '../../kernel/text/text-schemas';
import type { Profile } from '../profiles/profile';
import { role } from '../roles/role';
import { account } from '../account/account';

/** Version of the stored shape. */
export const LISTED_ALUMNUS_SCHEMA_VERSION = 1;

/** What somebody sends who studied at a college: whether its page names them once an admin has accepted it (S1-01). */
export const alumniRequest = z.object({ collegeId: shortText(200), isListed: z.boolean() });
export type AlumniRequest = z.infer<typeof alumniRequest>;

/**
 * `listedAlumni/{uid~college}`: a person who wishes to be named among the alumni of a college. Nobody is named before
 * an admin has accepted the role.
 */
export const listedAlumnus = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(LISTED_ALUMNUS_SCHEMA_VERSION),
  uid: account.shape._id,
  collegeId: role.shape.value,
  isAccepted: z.boolean(),
  wishedAt: instant,
});

export type ListedAlumnus = z.infer<typeof listedAlumnus>;

/** The people who wish to be named among the alumni of a college. */
export const LISTED_ALUMNI = defineCollection({
  name: 'listedAlumni',
  holds: 'A person who wishes to be named among the alumni of a college, and whether an admin has accepted that.',
  version: LISTED_ALUMNUS_SCHEMA_VERSION,
  schema: listedAlumnus,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'listedAsAlumnus',
        as: 'list',
        of: [{ by: 'field', field: 'uid' }],
        sortedBy: 'wishedAt',
        entry: ({ collegeId, isAccepted, wishedAt }) => ({ collegeId, isAccepted, wishedAt }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'uid' }] },
  },
});

/** The id of a person's wish to be named by a college. */
export function listedAlumnusId(uid: string, collegeId: string): string {
  return `${uid}~${collegeId}`;
}

/** The wish of a person, before an admin has decided. */
export function newListedAlumnus(uid: string, collegeId: string, now: string): ListedAlumnus {
  const _id = listedAlumnusId(uid, collegeId);
  return { _id, schemaVersion: LISTED_ALUMNUS_SCHEMA_VERSION, uid, collegeId, isAccepted: false, wishedAt: now };
}

/**
 * A person's profile with the Pending role of an alumnus, which allows no edit (S1-01). Throws Refusal conflict where
 * they asked for it before or have it.
 */
export function withAlumniRequest<Person extends Pick<Profile, 'roles'>>(person: Person, { collegeId }: AlumniRequest): Person {
  const had = person.roles.find(({ type, value }) => type === 'alumni' && value === collegeId);
  if (had !== undefined) throw new Refusal('conflict', had.status === 'Pending' ? 'claimOpen' : 'roleHeld');
  return { ...person, roles: [...person.roles, { type: 'alumni', value: collegeId, status: 'Pending' }] };
}
