import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { Refusal } from '../../kernel/refusal/refusal';
import { instant, shortText } from '../../kernel/text/text-schemas';
import { ADMIN_REQUESTS } from '../../reference/limits';
import { account } from '../account/account';

/** Version of the stored shape. */
export const ADMIN_REQUEST_SCHEMA_VERSION = 1;

/** Whether somebody is to become an admin, or to be one no longer, and why. */
export const adminRequestForm = z.object({ wanted: z.enum(['grant', 'revoke']), reason: shortText(500) });

export type AdminRequestForm = z.infer<typeof adminRequestForm>;

/** What another admin says to a request; its id proves that it is the one that was shown. */
export const adminRequestVerdict = z.object({ requestId: shortText(200), confirmed: z.boolean() });

/**
 * `adminRequests/{uid}`: an admin asks that the person becomes an admin, or is one no longer. It takes a second admin
 * to confirm it. There is one request about a person at a time; it is gone once it was carried out or refused, and the
 * log keeps what became of it. `confirmedBy` is set while the provider does not have the claim yet.
 */
export const adminRequest = z.strictObject({
  _id: account.shape._id,
  schemaVersion: z.literal(ADMIN_REQUEST_SCHEMA_VERSION),
  requestId: z.string(),
  ...adminRequestForm.def.shape,
  askedBy: z.string(),
  askedAt: instant,
  confirmedBy: z.nullable(z.string()),
});

export type AdminRequest = z.infer<typeof adminRequest>;

/** The requests that wait for a second admin. */
export const ADMIN_REQUEST_COLLECTION = defineCollection({
  name: 'adminRequests',
  holds: 'An admin asks that somebody becomes an admin, or is one no longer, until a second admin decides. The id is the uid.',
  version: ADMIN_REQUEST_SCHEMA_VERSION,
  schema: adminRequest,
  upgrades: {},
  stamps: { expiresAt: expiryOf },
  expires: `${ADMIN_REQUESTS.validDays} days after they were made`,
  personalData: {
    export: [
      {
        section: 'adminRequests',
        as: 'list',
        of: [{ by: 'documentId' }],
        entry: ({ wanted, reason, askedAt }) => ({ wanted, reason, askedAt }),
      },
      {
        section: 'adminRequestsMade',
        as: 'list',
        of: [{ by: 'field', field: 'askedBy' }],
        sortedBy: 'askedAt',
        entry: ({ wanted, reason, askedAt }) => ({ wanted, reason, askedAt }),
      },
    ],
    deletion: {
      erase: [{ by: 'documentId' }, { by: 'field', field: 'askedBy' }],
      anonymise: [{ by: 'field', field: 'confirmedBy' }],
    },
  },
});

/** Whom a request is about, as the auth provider and the account know them now. */
export interface AdminCandidate {
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly isVerified: boolean;
  /** Whether the person can use the account: it is not suspended, deactivated or locked. */
  readonly isOpen: boolean;
}

/** When a request expires, confirmed or not. */
function expiryOf({ askedAt }: Pick<AdminRequest, 'askedAt'>): Date {
  return new Date(Date.parse(askedAt) + ADMIN_REQUESTS.validDays * DAY_MS);
}

/** Whether a request still waits for a second admin, or for what that admin confirmed to be carried out. */
export function isOpenRequest(request: Pick<AdminRequest, 'askedAt'>, now: string): boolean {
  return now < expiryOf(request).toISOString();
}

/** Requests that were made after this moment are open. */
export function openRequestsSince(now: Date): string {
  return new Date(now.getTime() - ADMIN_REQUESTS.validDays * DAY_MS).toISOString();
}

/** Who asks, when, and the request about the same person that there is already. */
interface Asking {
  readonly by: string;
  readonly requestId: string;
  readonly earlier: AdminRequest | null;
  readonly now: Date;
}

/**
 * A request for a second admin, valid for seven days. Throws Refusal conflict where another one waits already, where
 * there is nothing to change, and where the person may not become an admin.
 */
export function newAdminRequest(of: AdminCandidate, form: AdminRequestForm, asking: Asking): AdminRequest {
  const { by, requestId, earlier, now } = asking;
  const askedAt = now.toISOString();
  if (earlier !== null && isOpenRequest(earlier, askedAt)) throw new Refusal('conflict', 'adminRequestOpen');
  if ((form.wanted === 'grant') === of.isAdmin) throw new Refusal('conflict', of.isAdmin ? 'isAdminAlready' : 'isNoAdmin');
  requireMayBecome(of, form.wanted);
  return {
    ...{ _id: of.uid, schemaVersion: ADMIN_REQUEST_SCHEMA_VERSION, requestId, ...form, askedBy: by, askedAt },
    confirmedBy: null,
  };
}

/** The admin who decides, and whether the one who asked is an admin still. */
interface Deciding {
  readonly by: string;
  readonly isAskerAdmin: boolean;
  readonly now: string;
}

/**
 * A request that a second admin confirms. One that was confirmed and not carried out stays as it is. Throws Refusal
 * conflict where the admin asked for it or is its subject, where who asked is no admin any more, and where the person
 * may not become an admin.
 */
export function confirmedRequest(request: AdminRequest, of: AdminCandidate, { by, isAskerAdmin, now }: Deciding): AdminRequest {
  requireMayDecide(request, by, now);
  if (request.confirmedBy !== null) return request;
  if (request.askedBy === by) throw new Refusal('conflict', 'adminRequestOfYours');
  if (!isAskerAdmin) throw new Refusal('conflict', 'askerIsNoAdmin');
  requireMayBecome(of, request.wanted);
  return { ...request, confirmedBy: by };
}

/**
 * Throws Refusal conflict where an admin may not refuse a request: it is over, confirmed, or about themselves. Anyone
 * who asked may withdraw it.
 */
export function requireRefusable(request: AdminRequest, by: string, now: string): void {
  requireMayDecide(request, by, now);
  if (request.confirmedBy !== null) throw new Refusal('conflict', 'adminRequestGone');
}

function requireMayDecide(request: AdminRequest, by: string, now: string): void {
  if (!isOpenRequest(request, now)) throw new Refusal('conflict', 'adminRequestGone');
  if (request._id === by) throw new Refusal('conflict', 'adminRequestAboutYou');
}

function requireMayBecome({ isVerified, isOpen }: AdminCandidate, wanted: AdminRequestForm['wanted']): void {
  if (wanted === 'revoke') return;
  if (!isOpen) throw new Refusal('conflict', 'adminNeedsOpenAccount');
  if (!isVerified) throw new Refusal('conflict', 'adminNeedsVerifiedEmail');
}

/** A request as admins read it; `askedBy` names the admin who asked, null where the account is gone. */
export const shownAdminRequest = z.strictObject({
  ...z.pick(adminRequest, { requestId: true, wanted: true, reason: true, askedAt: true }).shape,
  uid: account.shape._id,
  expiresAt: instant,
  askedBy: z.strictObject({ uid: z.string(), name: z.nullable(z.string()) }),
  /** Whether a second admin has confirmed it, and it waits to be carried out. */
  isConfirmed: z.boolean(),
});

export type ShownAdminRequest = z.infer<typeof shownAdminRequest>;

/** An open request as admins read it, with the names of people by uid. */
export function shownAdminRequestOf(stored: AdminRequest, nameOf: (uid: string) => string | null): ShownAdminRequest {
  const { _id: uid, requestId, wanted, reason, askedBy, askedAt, confirmedBy } = stored;
  return {
    ...{ uid, requestId, wanted, reason, askedAt, expiresAt: expiryOf(stored).toISOString() },
    askedBy: { uid: askedBy, name: nameOf(askedBy) },
    isConfirmed: confirmedBy !== null,
  };
}
