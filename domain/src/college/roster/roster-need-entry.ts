import * as z from 'zod/mini';
import { calendarDate } from '../../kernel/text/text-schemas';
import { POSITIONS } from '../../reference/positions';
import { needIdOf, NEED_LEVELS } from './roster-needs';

/**
 * How much a team needs a position in the class of players that leaves school in `graduationYear`. `changedOn` is the
 * day of the last change, which the server writes; nobody sends it.
 */
const rosterNeed = z
  .strictObject({
    id: z.string(),
    position: z.enum(POSITIONS),
    graduationYear: z.int().check(z.minimum(2000), z.maximum(2100)),
    need: z.enum(NEED_LEVELS),
    changedOn: z.nullable(calendarDate),
  })
  .check(z.refine((entry) => entry.id === needIdOf(entry.position, entry.graduationYear), { path: ['id'] }));

/** The roster needs of a team, at most one for a position and a year. What has no entry is not told. */
export const rosterNeeds = z.array(rosterNeed).check(
  z.maxLength(200),
  z.refine((needs) => new Set(needs.map(({ id }) => id)).size === needs.length),
);
