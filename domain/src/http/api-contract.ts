import * as z from 'zod/mini';
import { sex } from '../college/athletics';
import { college } from '../college/college';
import { collegeComparison } from '../college/comparison/college-comparison';
import { collegeRank } from '../ranking/college-ranks';
import { pastEdit } from '../college/editing/past-edit';
import type { RefusalKind } from '../kernel/refusal/refusal';
import { catalogueFile } from '../search/catalogue-file-schema';
import { collegeDotsAnswer, collegeDotsQuery } from '../search/college-dots';
import { location } from '../search/locations';
import { collegeSearchAnswer, collegeSearchQuery } from '../search/college-search-schema';
import type { API_ROUTES, RouteName } from './api-routes';
import { ACCOUNT_ROWS, SAVED_COLLEGE_ROWS } from './rows/account-rows';
import { ADMIN_USER_ROWS } from './rows/admin-user-rows';
import { CAMP_ROWS } from './rows/camp-rows';
import { COLLEGE_LIST_ROWS } from './rows/college-list-rows';
import { COLLEGE_STAFF_ROWS } from './rows/college-staff-rows';
import { CLAIM_ROWS } from './rows/claim-rows';
import { EDIT_CALL, patchId, UNDO_CALL } from './rows/edit-parts';
import { FEATURE_ROWS } from './rows/feature-rows';
import { FEATURING_ROWS } from './rows/featuring-rows';
import { JOINING_ROWS } from './rows/joining-rows';
import { MONEY_ROWS } from './rows/money-rows';
import { PICTURE_ROWS } from './rows/picture-rows';
import { PROFILE_ROWS } from './rows/profile-rows';
import { REPORT_ROWS } from './rows/report-rows';
import { SAVED_PLAYER_ROWS } from './rows/saved-player-rows';
import { SYSTEM_ROWS } from './rows/system-rows';
import { VIEW_ROWS } from './rows/view-rows';
import type { ServedFile, ServedStream } from './served-file';

/**
 * Who may call (docs/permissions.md). `everyone`: the session is not read, so the answer may be cached for all.
 * `visitor`: everyone; a valid session is recognised, an invalid one cleared. `reader`: the same, and the server reads
 * the caller's stored profile, because it decides what they see and whether they may send something. `signedIn`,
 * `coach` (whom any college has accepted), `collegeEditor` (admin, or accepted coach of the college in the path),
 * `profileOwner` (of the profile in the path) and `admin` need a session.
 */
export type Access = 'everyone' | 'visitor' | 'reader' | 'signedIn' | 'coach' | 'collegeEditor' | 'profileOwner' | 'admin';

type Schema = z.ZodMiniType;

/** One endpoint: who may call it, its input, its answer, and why it may refuse. */
export interface ContractRow {
  readonly summary: string;
  readonly access: Access;
  readonly query: Schema | null;
  readonly body: Schema | null;
  /** The content types of a binary body; without it the body is JSON. */
  readonly bodyTypes?: readonly string[];
  /** The content types of a JSON body; application/json by default. */
  readonly jsonTypes?: readonly string[];
  /** The most kilobytes of a body; 256 by default. */
  readonly bodyLimitKb?: number;
  readonly status: 200 | 201 | 204;
  /** `bytes`: a file with its own cache control. `stream`: a file made while it is sent, only for its caller. */
  readonly answer: Schema | 'bytes' | 'stream' | null;
  readonly cacheSeconds: number;
  /**
   * The answer carries an ETag, and browsers revalidate it each time; `cacheSeconds` then counts for the CDN alone.
   */
  readonly isRevalidated?: true;
  readonly refusals: readonly RefusalKind[];
  /**
   * The header that signs the bytes of the body: another server sends it, so it has no App Check token, and its handler
   * checks the signature.
   */
  readonly signatureHeader?: string;
  /** Browsers send it themselves, without our client and so without an App Check token. */
  readonly isSentByBrowsers?: true;
  /** A POST that changes nothing. Its input is in the body, so that it appears in no address and no access log. */
  readonly isRead?: true;
  /** Refused (403) without the XSRF token of the session in the header X-XSRF-TOKEN (docs/permissions.md). */
  readonly requiresXsrf?: true;
}

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

const privateRefusals = ['signInRequired', 'forbidden'] as const satisfies readonly RefusalKind[];

/**
 * Every endpoint of the API. The router, the typed client, docs/api.md, the OpenAPI document and the permission tests
 * derive from this table. A `:collegeId` in a path is an id; only the row `college` also takes the name in the
 * college's address, and every other row answers 404 to a name (`requirePossibleIds` in http/read-call.ts).
 */
export const API_CONTRACT = {
  ...SYSTEM_ROWS,
  ...JOINING_ROWS,
  ...CLAIM_ROWS,
  ...PROFILE_ROWS,
  ...FEATURING_ROWS,
  ...VIEW_ROWS,
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
      'A team of a college among the others: where it stands in its division, its conference, similar colleges, rivals within 100 miles, its ranks today.',
    access: 'everyone',
    query: z.object({ sex }),
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['malformed', 'notFound'],
    answer: z.extend(collegeComparison, { ranks: z.array(collegeRank) }),
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
  ...COLLEGE_LIST_ROWS,
  ...CAMP_ROWS,
  ...COLLEGE_STAFF_ROWS,
  ...PICTURE_ROWS,
  collegeCatalogue: {
    summary:
      'Every college as lists, search and filters need it, in one file by columns; who is signed in gets the newest, with the own changes.',
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
  ...ACCOUNT_ROWS,
  ...SAVED_COLLEGE_ROWS,
  ...SAVED_PLAYER_ROWS,
  ...REPORT_ROWS,
  ...FEATURE_ROWS,
  ...MONEY_ROWS,
  ...ADMIN_USER_ROWS,
} as const satisfies Record<RouteName, ContractRow>;

type SchemaOf<Name extends RouteName, Part extends 'query' | 'body' | 'answer'> = (typeof API_CONTRACT)[Name][Part];

/** The input and the answer of each endpoint, for handlers and for the client. */
export type QueryOf<Name extends RouteName> = SchemaOf<Name, 'query'> extends Schema ? z.output<SchemaOf<Name, 'query'>> : null;
export type BodyOf<Name extends RouteName> = SchemaOf<Name, 'body'> extends Schema ? z.output<SchemaOf<Name, 'body'>> : null;
export type SentBodyOf<Name extends RouteName> = SchemaOf<Name, 'body'> extends Schema ? z.input<SchemaOf<Name, 'body'>> : null;
export type AnswerOf<Name extends RouteName> =
  SchemaOf<Name, 'answer'> extends Schema
    ? z.output<SchemaOf<Name, 'answer'>>
    : SchemaOf<Name, 'answer'> extends 'bytes'
      ? ServedFile
      : SchemaOf<Name, 'answer'> extends 'stream'
        ? ServedStream
        : null;

/** The names of the parameters in a path. */
export type ParamsOf<Name extends RouteName> = PathParams<(typeof API_ROUTES)[Name]['path']>;
type PathParams<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Record<Param, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Record<Param, string>
    : unknown;
