import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { upgradeDocument } from '../../kernel/documents/upgrade';
import { instant, shortText } from '../../kernel/text/text-schemas';
import { DIVISIONS, LEAGUE_VALUES } from '../../reference/college-kinds';
import { type College, college, collegeId, COLLEGES } from '../college';

/** Version of the stored shape. */
export const ARCHIVED_COLLEGE_SCHEMA_VERSION = 2;

/** What an admin sends to archive a college. */
export const archiveForm = z.object({ reason: shortText(500) });

/**
 * `archivedColleges/{collegeId}`: a college that an admin took off the site, with the reason. `before` is its document
 * in the shape of that day, from which it is brought back; `name` and what follows find it in the list. Its addresses
 * stay its own (docs/decisions/144-archived-colleges.md), unless it was merged into another college: then they lead
 * there.
 */
export const archivedCollege = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(ARCHIVED_COLLEGE_SCHEMA_VERSION),
  at: instant,
  by: z.string(),
  reason: archiveForm.shape.reason,
  name: z.string(),
  league: z.nullable(z.enum(LEAGUE_VALUES)),
  division: z.nullable(z.literal(DIVISIONS)),
  mergedInto: z.nullable(z.strictObject({ collegeId, name: z.string(), mergeId: z.string() })),
  before: z.record(z.string(), z.json()),
});

export type ArchivedCollege = z.infer<typeof archivedCollege>;

/** The colleges that admins archived. None of the first version was merged. */
export const ARCHIVED_COLLEGES = defineCollection({
  name: 'archivedColleges',
  holds: 'A college that an admin took off the site, as it was, with the reason. The id is the college.',
  version: ARCHIVED_COLLEGE_SCHEMA_VERSION,
  schema: archivedCollege,
  upgrades: { 1: (stored) => ({ ...stored, mergedInto: null }) },
  personalData: {
    export: [
      {
        section: 'collegesArchived',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        sortedBy: 'at',
        entry: ({ _id, reason, at }) => ({ collegeId: _id, reason, at }),
      },
    ],
    deletion: { anonymise: [{ by: 'field', field: 'by' }] },
  },
});

/** A college as it is archived, by itself or by a merge. */
export function archivedOf(
  { _id, ...before }: College,
  { at, by, reason }: Pick<ArchivedCollege, 'at' | 'by' | 'reason'>,
  mergedInto: ArchivedCollege['mergedInto'] = null,
): ArchivedCollege {
  const { name, league, division } = before;
  return {
    ...{ _id, schemaVersion: ARCHIVED_COLLEGE_SCHEMA_VERSION, at, by, reason },
    ...{ name, league, division, mergedInto, before },
  };
}

/** The college that was archived, in the present shape. Throws where it is unreadable. */
export function collegeBeforeArchiving({ _id, before }: Pick<ArchivedCollege, '_id' | 'before'>): College {
  return college.parse({ ...upgradeDocument(before, COLLEGES.version, COLLEGES.upgrades), _id });
}
