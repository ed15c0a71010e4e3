import * as z from 'zod/mini';
import { sex } from '../../college/athletics';
import { college } from '../../college/college';
import { collegeComparison } from '../../college/comparison/college-comparison';
import { collegeRank } from '../../ranking/college-ranks';
import { pastEdit } from '../../college/editing/past-edit';
import type { RefusalKind } from '../../kernel/refusal/refusal';
import { catalogueFile } from '../../search/catalogue-file-schema';
import { collegeDotsAnswer, collegeDotsQuery } from '../../search/college-dots';
import { fitFile } from '../../search/fit/fit-file-schema';
import { location } from '../../search/locations';
import { collegeSearchAnswer, collegeSearchQuery } from '../../search/college-search-schema';
import { EDIT_CALL, patchId, UNDO_CALL } from './edit-parts';

/** How much of the starts freshmen made in a season, in whole per cent. */
const freshmen = z.strictObject({ share: z.int(), season: z.int() });

const MAX_KEYS = 50;
const siteKey = z.string().check(z.minLength(1), z.maxLength(300));
/** `keys` may be repeated; one key is a list of one. */
const siteKeys = z.union([
  z.array(siteKey).check(z.maxLength(MAX_KEYS)),
  z.pipe(
    siteKey,
    z.transform((key: string) => [key]),
  ),
]);

/** The version of a document in a query. */
const version = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);

const collegeMatch = z.strictObject({
  key: z.string(),
  colleges: z.array(
    z.strictObject({
      _id: z.string(),
      name: z.string(),
      pathName: z.string(),
      collegeURL: z.string(),
      sexes: z.array(z.enum(['male', 'female'])),
      match: z.enum(['exact', 'under']),
    }),
  ),
});

/** What the College Scorecard says of one college's prices (domain/src/reference/family-prices). */
const familyPrices = z.strictObject({ byIncome: z.readonly(z.array(z.nullable(z.int()))), living: z.nullable(z.int()) });

const privateRefusals = ['signInRequired', 'forbidden'] as const satisfies readonly RefusalKind[];

/** The rows of colleges: their pages with edits, their catalogue and their search. */
export const COLLEGE_ROWS = {
  collegeProperty: {
    summary: 'The colleges whose site host matches each given site or mail domain; registering coaches are matched with it.',
    access: 'everyone',
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['malformed'],
    query: z.object({ keys: siteKeys }),
    answer: z.strictObject({ items: z.array(collegeMatch) }),
  },
  college: {
    summary: 'A college, by its id or by the name in its address.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['notFound'],
    answer: college,
  },
  collegeComparison: {
    summary:
      'A team of a college among the others: where it stands in its division, its conference, similar colleges, rivals within 100 miles, its ranks today, how much freshmen play; net prices by family income and the cost of living there.',
    access: 'everyone',
    query: z.object({ sex }),
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['malformed', 'notFound'],
    answer: z.extend(collegeComparison, {
      ranks: z.array(collegeRank),
      freshmen: z.nullable(freshmen),
      familyPrices: z.nullable(familyPrices),
    }),
  },
  patchCollege: {
    ...EDIT_CALL,
    summary:
      'Edits a college: all operations or none. `undo=true` offers the edit for undo; If-Match with a version refuses where the page has moved on.',
    access: 'collegeEditor',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict', 'stale', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ college, patchId }),
  },
  undoCollegePatch: {
    ...UNDO_CALL,
    summary: 'Undoes an edit; refused where a later edit changed the same field.',
    access: 'collegeEditor',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict'],
    answer: z.strictObject({ college }),
  },
  collegeEdits: {
    summary:
      'The edits of a college after a version, newest first, 20 at most: who made them and when, and which fields they changed. An editor who was overtaken reads whose edit it was.',
    access: 'collegeEditor',
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', ...privateRefusals],
    query: z.object({ since: version }),
    answer: z.strictObject({ items: z.array(pastEdit) }),
  },
  collegeCatalogue: {
    summary:
      'Every college as lists, search and filters need it, in one file by columns; signed-in users get the newest one, with their own changes.',
    access: 'visitor',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    isRevalidated: true,
    refusals: [],
    answer: catalogueFile,
  },
  mediaCatalogue: {
    summary: 'The same file at an address that ignores sessions, so that all visitors share one copy of the CDN.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 60,
    isRevalidated: true,
    refusals: [],
    answer: catalogueFile,
  },
  fitFigures: {
    summary:
      'The figures of all teams by which the browser computes how well a college fits a player, and which the catalogue lacks: strength in the division, who leaves at each position, and starts of freshmen. By columns, the same for everybody; no call learns anything about the player.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 3600,
    isRevalidated: true,
    refusals: [],
    answer: fitFile,
  },
  searchColleges: {
    summary:
      'Colleges by name, abbreviation, nickname, town or state, best first, 20 a page; one typo still finds them. Filters may be repeated where several values may be chosen; `facets=true` counts what each value would bring.',
    access: 'everyone',
    body: null,
    status: 200,
    cacheSeconds: 30,
    refusals: ['malformed'],
    query: collegeSearchQuery,
    answer: collegeSearchAnswer,
  },
  collegeDots: {
    summary: 'How many colleges a text finds, and those with a place as a path of points: the map of the landing page.',
    access: 'everyone',
    query: collegeDotsQuery,
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['malformed'],
    answer: collegeDotsAnswer,
  },
  locations: {
    summary:
      'The states and provinces with colleges: confirmed teams, leagues and divisions, colleges with a camp to come, average net price, towns.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 300,
    refusals: [],
    answer: z.strictObject({ items: z.array(location) }),
  },
} as const;
