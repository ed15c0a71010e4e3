import type * as z from 'zod/mini';
import type { RefusalKind } from '../kernel/refusal/refusal';
import type { API_ROUTES, RouteName } from './api-routes';
import { ACCOUNT_ROWS, SAVED_COLLEGE_ROWS } from './rows/account-rows';
import { ADMIN_COLLEGE_ROWS } from './rows/admin/admin-college-rows';
import { ADMIN_IMPORT_ROWS } from './rows/admin/admin-import-rows';
import { ADMIN_INVITE_ROWS } from './rows/admin/admin-invite-rows';
import { ADMIN_LOG_ROWS } from './rows/admin/admin-log-rows';
import { ADDED_SOCCER_ROWS } from './rows/added-soccer-rows';
import { ADMIN_USER_ROWS } from './rows/admin/admin-user-rows';
import { CAMP_MODERATION_ROWS } from './rows/camp-moderation-rows';
import { CAMP_ROWS } from './rows/camp-rows';
import { COLLEGE_ROWS } from './rows/college-rows';
import { COLLEGE_LIST_ROWS } from './rows/college-list-rows';
import { COLLEGE_STAFF_ROWS } from './rows/college-staff-rows';
import { CLAIM_ROWS } from './rows/claim-rows';
import { ADMIN_OPERATION_ROWS } from './rows/admin/admin-operation-rows';
import { CONTACT_ROWS } from './rows/contact-rows';
import { FEATURE_REQUEST_ROWS } from './rows/feature-request-rows';
import { FEATURING_ROWS } from './rows/featuring-rows';
import { ATTESTATION_ROWS } from './rows/attestation-rows';
import { PURCHASE_REQUEST_ROWS } from './rows/purchase-request-rows';
import { COACH_LINK_ROWS } from './rows/coach-link-rows';
import { GUARDIANSHIP_ROWS } from './rows/guardianship-rows';
import { JOINING_ROWS } from './rows/joining-rows';
import { OPEN_FACT_ROWS } from './rows/open-fact-rows';
import { MONEY_ROWS } from './rows/money-rows';
import { PERSON_LEVER_ROWS } from './rows/person-lever-rows';
import { PICTURE_ROWS } from './rows/picture-rows';
import { PROFILE_ROWS } from './rows/profile-rows';
import { LOCKED_PICTURE_ROWS } from './rows/locked-picture-rows';
import { REPORT_ROWS } from './rows/report-rows';
import { SAVED_PLAYER_ROWS } from './rows/saved-player-rows';
import { SCHEDULE_ROWS } from './rows/schedule-rows';
import { SHARED_LIST_ROWS } from './rows/shared-list-rows';
import { SUGGESTION_ROWS } from './rows/suggestion-rows';
import { SYSTEM_ROWS } from './rows/system-rows';
import { THREAD_ROWS } from './rows/thread-rows';
import { VIEW_ROWS } from './rows/view-rows';
import { VISIT_ROWS } from './rows/visit-rows';
import { WATCHING_ROWS } from './rows/watching-rows';
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
  /** Browsers or mail programs send it themselves, without our client and so without an App Check token. */
  readonly isSentByBrowsers?: true;
  /** Pages of other sites may read the answer (CORS); it is the same for everybody. */
  readonly isOpen?: true;
  /** A POST that changes nothing. Its input is in the body, so that it appears in no address and no access log. */
  readonly isRead?: true;
  /** Refused (403) without the XSRF token of the session in the header X-XSRF-TOKEN (docs/permissions.md). */
  readonly requiresXsrf?: true;
}

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
  ...ATTESTATION_ROWS,
  ...SCHEDULE_ROWS,
  ...COACH_LINK_ROWS,
  ...PURCHASE_REQUEST_ROWS,
  ...GUARDIANSHIP_ROWS,
  ...VIEW_ROWS,
  ...COLLEGE_ROWS,
  ...COLLEGE_LIST_ROWS,
  ...OPEN_FACT_ROWS,
  ...SUGGESTION_ROWS,
  ...ADDED_SOCCER_ROWS,
  ...CAMP_ROWS,
  ...CAMP_MODERATION_ROWS,
  ...COLLEGE_STAFF_ROWS,
  ...PICTURE_ROWS,
  ...ACCOUNT_ROWS,
  ...SAVED_COLLEGE_ROWS,
  ...SAVED_PLAYER_ROWS,
  ...SHARED_LIST_ROWS,
  ...VISIT_ROWS,
  ...WATCHING_ROWS,
  ...THREAD_ROWS,
  ...REPORT_ROWS,
  ...LOCKED_PICTURE_ROWS,
  ...CONTACT_ROWS,
  ...ADMIN_OPERATION_ROWS,
  ...FEATURE_REQUEST_ROWS,
  ...MONEY_ROWS,
  ...ADMIN_USER_ROWS,
  ...PERSON_LEVER_ROWS,
  ...ADMIN_LOG_ROWS,
  ...ADMIN_COLLEGE_ROWS,
  ...ADMIN_INVITE_ROWS,
  ...ADMIN_IMPORT_ROWS,
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
