import * as z from 'zod/mini';
import { sex } from '../../college/athletics';
import type { RefusalKind } from '../../kernel/refusal/refusal';
import { MOST_ADDED } from '../../reference/limits';
import { addedMatch, addedSoccer, addedSquad } from '../../season/added/added-soccer';
import { MATCH_COLUMNS } from '../../season/added/match-cells';
import { patchId, UNDO_CALL } from './edit-parts';
import { soccerAnswer } from './college-list-rows';

const privateRefusals = ['signInRequired', 'forbidden'] as const satisfies readonly RefusalKind[];
const cell = z.string().check(z.maxLength(200));
const line = z.strictObject({
  line: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  cells: z.strictObject({
    ...{ date: cell, opponent: cell, goals_for: cell, goals_against: cell },
    ...{ ground: cell, place: cell, counts: cell },
  }),
});
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

const teamEdit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    lines: z.array(line).check(z.minLength(1), z.maxLength(MOST_ADDED)),
    corrects: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('change'), id, seen: addedMatch, line }),
  z.strictObject({ kind: z.literal('remove'), id, seen: addedMatch }),
  z.strictObject({
    kind: z.literal('squad'),
    seen: z.nullable(addedSquad),
    squad: z.nullable(z.omit(addedSquad, { by: true, on: true })),
  }),
]);

const matchFacts = z.omit(addedMatch, { by: true, on: true });

/** What the lines of an edit do; with `problems` nothing is written. The messages are those of the API, by code. */
const plan = z.strictObject({
  added: z.array(matchFacts),
  corrected: z.array(z.strictObject({ id, before: addedMatch, after: matchFacts })),
  unchanged: z.int(),
  differing: z.array(z.strictObject({ match: matchFacts, official: matchFacts })),
  problems: z.array(
    z.strictObject({
      line: z.int(),
      column: z.enum(MATCH_COLUMNS),
      code: z.string(),
      message: z.string(),
    }),
  ),
});

const pastAddedEdit = z.strictObject({
  patchId: z.string(),
  at: z.iso.datetime(),
  name: z.nullable(z.string()),
  isAdmin: z.boolean(),
  isUndone: z.boolean(),
  changes: z.array(z.strictObject({ op: z.enum(['add', 'replace', 'remove']), path: z.string() })).check(z.maxLength(20)),
  count: z.int(),
});

/** The rows of what the people of a college add about the soccer of its teams. */
export const ADDED_SOCCER_ROWS = {
  addedSoccer: {
    summary: 'What the coaches of a college, or admins, added for its teams, and the last 20 edits, the newest first.',
    access: 'collegeEditor',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: [...privateRefusals, 'notFound'],
    answer: z.strictObject({ added: addedSoccer, edits: z.array(pastAddedEdit) }),
  },
  editAddedSoccer: {
    summary:
      'Adds, changes or removes matches of a team, or its squad. Lines are typed texts; where one is refused nothing is written and `plan.problems` names each line. `dryRun=true` only plans. 409 where the match or squad is not what the caller saw; If-Match with a version refuses where anything has changed.',
    access: 'collegeEditor',
    query: z.object({ dryRun: z._default(z.enum(['true', 'false']), 'false') }),
    body: z.strictObject({ sex, edit: teamEdit }),
    bodyLimitKb: 512,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict', 'stale', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ added: addedSoccer, patchId, plan: z.nullable(plan), soccer: soccerAnswer }),
  },
  undoAddedSoccer: {
    ...UNDO_CALL,
    query: z.extend(UNDO_CALL.query, { sex }),
    summary: 'Undoes an edit of added matches or of a squad; refused where a later edit changed the same.',
    access: 'collegeEditor',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict'],
    answer: z.strictObject({ added: addedSoccer, soccer: soccerAnswer }),
  },
} as const;
