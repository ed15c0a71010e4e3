import * as z from 'zod/mini';
import { collegeId } from '../../college/college';
import { defineCollection } from '../../kernel/documents/define-collection';
import { instant } from '../../kernel/text/text-schemas';
import { profile } from '../profiles/profile';
import { RECRUITING_STAGES } from '../recruiting-stages';

/** Version of the stored shape. */
export const STAFF_RECRUIT_SCHEMA_VERSION = 1;

const stage = z.enum(RECRUITING_STAGES);
const version = z.int().check(z.minimum(1));

/**
 * `staffRecruits/{collegeId.player}`: a player on the list that the staff of a college share. It names nobody of the
 * staff, so it stays the college's when somebody leaves (docs/decisions/240-shared-lists.md).
 */
export const staffRecruit = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(STAFF_RECRUIT_SCHEMA_VERSION),
  collegeId,
  player: profile.shape._id,
  stage,
  version,
  addedAt: instant,
  movedAt: instant,
});
export type StaffRecruit = z.infer<typeof staffRecruit>;

/** The id of a player on a college's list. */
export const staffRecruitId = (college: string, player: string): string => `${college}.${player}`;

/** The players on the lists that the staff of colleges share. */
export const STAFF_RECRUITS = defineCollection({
  name: 'staffRecruits',
  holds: 'A player on the list that the staff of a college share, with the stage. It names nobody of the staff.',
  version: STAFF_RECRUIT_SCHEMA_VERSION,
  schema: staffRecruit,
  upgrades: {},
  personalData: {
    export: { nothing: 'Which coaches follow a player stays with them; what they wrote is in the download with its note.' },
    deletion: { erase: [{ by: 'field', field: 'player' }] },
  },
});

/** What is sent to put a player on the list or to move them; `version` is the one it starts from, 0 for a new one. */
export const staffRecruitForm = z.object({ stage, version: z.int().check(z.minimum(0)) });
export type StaffRecruitForm = z.infer<typeof staffRecruitForm>;
