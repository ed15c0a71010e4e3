import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { Refusal } from '../../kernel/refusal/refusal';
import { instant, shortText } from '../../kernel/text/text-schemas';
import type { Profile } from '../profiles/profile';
import { isCoachRole } from '../roles/coach-role';
import { role } from '../roles/role';
import { account } from '../account/account';

/** Version of the stored shape. */
export const CLAIM_OBJECTION_SCHEMA_VERSION = 1;

/** The objection that a member of staff sends: why the claimant should not be accepted. */
export const objectionForm = z.object({ reason: shortText(500) });

/**
 * `claimObjections/{claimant~college~by}`: an accepted coach of a college objects to the open claim of `claimant` there
 * (S1-03). The id allows one objection for each person and claim. It ends with the claim: by a decision, by its
 * owner, or by a change of address that takes the claim away.
 */
export const claimObjection = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(CLAIM_OBJECTION_SCHEMA_VERSION),
  claimant: account.shape._id,
  collegeId: role.shape.value,
  by: account.shape._id,
  reason: objectionForm.shape.reason,
  at: instant,
});

export type ClaimObjection = z.infer<typeof claimObjection>;

/** The objections of accepted coaches to open claims of their college. */
export const CLAIM_OBJECTIONS = defineCollection({
  name: 'claimObjections',
  holds: 'Why an accepted coach of a college objects to a claim there, until an admin has decided about the claim.',
  version: CLAIM_OBJECTION_SCHEMA_VERSION,
  schema: claimObjection,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'objections',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        sortedBy: 'at',
        entry: ({ collegeId, reason, at }) => ({ collegeId, reason, at }),
      },
      {
        section: 'objectionsToOwnClaims',
        as: 'list',
        of: [{ by: 'field', field: 'claimant' }],
        sortedBy: 'at',
        entry: ({ collegeId, reason, at }) => ({ collegeId, reason, at }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'claimant' },
        { by: 'field', field: 'by' },
      ],
    },
  },
});

/** An objection as admins read it: `name` is that of the person who objects, null where it is not known. */
export interface NamedObjection extends ClaimObjection {
  readonly name: string | null;
}

/** The id of the one objection that a person has to a claim. */
export function objectionId({ claimant, collegeId, by }: Pick<ClaimObjection, 'claimant' | 'collegeId' | 'by'>): string {
  return `${claimant}~${collegeId}~${by}`;
}

/** The role on the staff of a college that somebody has asked for and nobody has decided about (S4-12). */
export function openClaimOf({ roles }: Pick<Profile, 'roles'>, collegeId: string): Profile['roles'][number] | null {
  return roles.find((one) => isCoachRole(one) && one.value === collegeId && one.status === 'Pending') ?? null;
}

/** The colleges at which a change of somebody's roles ends an open claim without a decision. */
export function endedClaims(before: Pick<Profile, 'roles'>, after: Pick<Profile, 'roles'>): readonly string[] {
  const colleges = new Set(before.roles.map(({ value }) => value));
  return [...colleges].filter((id) => openClaimOf(before, id) !== null && openClaimOf(after, id) === null);
}

/**
 * An objection to a claim. `claimant` is null for an unknown person. Throws Refusal forbidden for one's own claim,
 * notFound where the person has no open claim at the college.
 */
export function newObjection(
  { by, collegeId, reason }: Pick<ClaimObjection, 'by' | 'collegeId' | 'reason'>,
  claimant: Pick<Profile, '_id' | 'roles'> | null,
  now: string,
): ClaimObjection {
  if (claimant?._id === by) throw new Refusal('forbidden', 'ownClaim');
  if (claimant === null || openClaimOf(claimant, collegeId) === null) throw new Refusal('notFound', 'unknownClaim');
  const ids = { claimant: claimant._id, collegeId, by };
  return { _id: objectionId(ids), schemaVersion: CLAIM_OBJECTION_SCHEMA_VERSION, ...ids, reason, at: now };
}
