import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { email, instant, longText, webLink } from '../../kernel/text/text-schemas';
import { SUGGESTION_LIMITS } from '../../reference/suggestions';
import { collegeId } from '../college';

/** Version of the stored shape. */
export const FACT_SUGGESTION_SCHEMA_VERSION = 2;

const STATES = ['unconfirmed', 'open', 'accepted', 'changed', 'refused', 'withdrawn', 'removed'] as const;

/**
 * `factSuggestions/{id}`: a value that somebody suggests for a fact of a college, with a link to where it stands
 * (docs/decisions/231-suggested-corrections.md). `before` is the value that the fact had then. `by` is a uid, null for
 * a visitor, whose `email` is kept until the decision and who confirms it first. `adminsFrom` is when it waits for
 * admins as well, null where it is not open. `changed` means that another value than the suggested one was accepted,
 * `removed` that an admin took it away after a report.
 */
export const factSuggestion = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(FACT_SUGGESTION_SCHEMA_VERSION),
  collegeId,
  field: z.string().check(z.maxLength(120)),
  value: z.json(),
  before: z.json(),
  link: webLink,
  note: z.nullable(longText(SUGGESTION_LIMITS.noteMax)),
  by: z.nullable(z.string()),
  email: z.nullable(email),
  language: z.enum(['en', 'de']),
  at: instant,
  state: z.enum(STATES),
  adminsFrom: z.nullable(instant),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(longText(SUGGESTION_LIMITS.reasonMax)),
});

export type FactSuggestion = z.infer<typeof factSuggestion>;

export const suggestionState = factSuggestion.shape.state;

/** The suggested corrections. Those of a member go with the account; what was accepted stays on the page. */
export const FACT_SUGGESTIONS = defineCollection({
  name: 'factSuggestions',
  holds:
    'A value that somebody suggests for a fact of a college: the value, the link to its source, a note, who suggests it, and the decision.',
  version: FACT_SUGGESTION_SCHEMA_VERSION,
  schema: factSuggestion,
  upgrades: {
    // Nobody reported a suggestion yet, and no admin removed one.
    1: (stored) => stored,
  },
  stamps: {
    expiresAt: ({ state, at, decidedAt }) =>
      new Date(
        Date.parse(decidedAt ?? at) +
          (state === 'unconfirmed' ? (SUGGESTION_LIMITS.confirmHours / 24) * DAY_MS : SUGGESTION_LIMITS.keptDays * DAY_MS),
      ),
  },
  expires: `${SUGGESTION_LIMITS.keptDays} days after the decision, or after their day; unconfirmed ones after ${SUGGESTION_LIMITS.confirmHours} hours`,
  personalData: {
    export: [
      {
        section: 'suggestions',
        as: 'list',
        of: [{ by: 'field', field: 'by' }],
        sortedBy: 'at',
        entry: ({ collegeId: college, field, value, link, note, at, state, decidedAt, reason }) => ({
          ...{ collegeId: college, field, value, link, note, at, state, decidedAt, reason },
        }),
      },
      {
        section: 'decidedSuggestions',
        as: 'list',
        of: [{ by: 'field', field: 'decidedBy' }],
        sortedBy: 'decidedAt',
        entry: ({ collegeId: college, field, state, decidedAt, reason }) => ({
          ...{ collegeId: college, field, state, decidedAt, reason },
        }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'by' }], anonymise: [{ by: 'field', field: 'decidedBy' }] },
  },
});
