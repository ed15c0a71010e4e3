import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { adminChangedMail } from '@touchline/domain/person/mail/admin-mails';
import type { Account } from '@touchline/domain/person/account/account';
import {
  ADMIN_REQUEST_COLLECTION,
  type AdminCandidate,
  type AdminRequest,
  type AdminRequestForm,
  confirmedRequest,
  isOpenRequest,
  newAdminRequest,
  openRequestsSince,
  requireRefusable,
} from '@touchline/domain/person/members/admin-request';
import type { CollectionReference, Firestore } from '@google-cloud/firestore';
import type { AuthUser } from '../../platform/auth/auth-changes-gateway';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { erasureDocuments } from '../account/erasure-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** The most requests that the list shows; admins are few. */
const LISTED = 50;

/** Who acts, and the person as the auth provider knows them. */
interface Acting {
  readonly by: string;
  readonly user: AuthUser;
}

/** A decision about the request that was shown. `isAskerAdmin` says whether a user is an admin now. */
interface Deciding extends Acting {
  readonly requestId: string;
  readonly isAdmin: (uid: string) => Promise<boolean>;
}

/** The requests that wait for a second admin (docs/decisions/169-second-admin.md). */
export interface AdminRequestStore {
  /** The open request about a person; null if there is none. */
  readonly findOpen: (uid: string) => Promise<AdminRequest | null>;
  /** The open ones, the oldest first. */
  readonly listOpen: () => Promise<readonly AdminRequest[]>;
  /** Stores a request with its audit line. Throws Refusal notFound, conflict (`newAdminRequest`). */
  readonly ask: (form: AdminRequestForm, asking: Acting) => Promise<void>;
  /**
   * Confirms a request: with the mail and the audit line that the claim then follows, in one transaction. One that was
   * confirmed before writes nothing. Throws Refusal notFound, conflict (`confirmedRequest`).
   */
  readonly confirm: (deciding: Deciding) => Promise<void>;
  /** Removes a request that an admin refuses, with its audit line. Throws Refusal conflict. */
  readonly refuse: (uid: string, deciding: Pick<Deciding, 'by' | 'requestId'>) => Promise<void>;
  /** Removes a request that was carried out; another one that was made meanwhile stays. */
  readonly finish: (uid: string, requestId: string) => Promise<void>;
}

export function adminRequests(database: Firestore): CollectionReference<AdminRequest> {
  return collectionOf(database, ADMIN_REQUEST_COLLECTION);
}

export function adminRequestStore(database: () => Firestore, clock: Clock, newId: () => string): AdminRequestStore {
  const audited = auditedTransactions(database, clock, newId);
  const documentOf = (uid: string) => adminRequests(database()).doc(uid);
  const lineOf = (uid: string, by: string) => ({ target: `accounts/${uid}`, by: { uid: by, isAdmin: true } }) as const;

  return {
    findOpen: async (uid) => {
      const stored = readOrReport(await documentOf(uid).get());
      return stored !== null && isOpenRequest(stored, clock().toISOString()) ? stored : null;
    },

    listOpen: async () => {
      const open = adminRequests(database()).where('askedAt', '>', openRequestsSince(clock()));
      return (await open.orderBy('askedAt').limit(LISTED).get()).docs.flatMap((document) => readOrReport(document) ?? []);
    },

    ask: (form, { by, user }) => {
      const [document, requestId] = [documentOf(user.uid), newId()];
      const { accounts } = personDocuments(database());
      return audited({
        reads: { account: accounts.doc(user.uid), request: document, erasure: erasureDocuments(database()).doc(user.uid) },
        require: ({ account, request, erasure }) => {
          if (erasure.exists) throw new Refusal('conflict', 'accountBeingDeleted');
          return { account: account.data() ?? missing('unknownPerson'), earlier: request.data() ?? null };
        },
        alreadyDone: () => undefined,
        decide: ({ account, earlier }, { now }) => {
          const asked = newAdminRequest(candidateOf(account, user), form, { by, requestId, earlier, now });
          return {
            answer: undefined,
            write: (unit) => unit.save(document, asked),
            audit: { action: 'admin.ask', ...lineOf(user.uid, by), detail: { wanted: form.wanted, reason: form.reason } },
          };
        },
      });
    },

    confirm: ({ by, user, requestId, isAdmin }) => {
      const [document, mailId] = [documentOf(user.uid), newId()];
      const { accounts } = personDocuments(database());
      return audited({
        reads: { account: accounts.doc(user.uid), request: document },
        require: ({ account, request }) => ({
          account: account.data() ?? missing('unknownPerson'),
          request: requireShown(request.data(), requestId),
        }),
        alreadyDone: () => undefined,
        decide: async ({ account, request }, attempt) => {
          const deciding = { by, isAskerAdmin: await isAdmin(request.askedBy), now: attempt.at };
          const confirmed = confirmedRequest(request, candidateOf(account, user), deciding);
          if (confirmed === request) return { answer: undefined };
          const isGranted = request.wanted === 'grant';
          const text = adminChangedMail({ firstName: account.firstName, isAdmin: isGranted }, account.locale);
          const to = { email: user.email, isVerified: user.emailVerified };
          const mail = { _id: mailId, about: user.uid, kind: 'adminChanged', to, text } as const;
          const queueMail = await prepareMail(database(), attempt, mail);
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, confirmed);
              queueMail(unit);
            },
            audit: {
              action: isGranted ? 'admin.grant' : 'admin.revoke',
              ...lineOf(user.uid, by),
              detail: { reason: request.reason },
            },
          };
        },
      });
    },

    refuse: (uid, { by, requestId }) => {
      const document = documentOf(uid);
      return audited({
        reads: { request: document },
        require: ({ request }) => request.data(),
        alreadyDone: () => undefined,
        decide: (stored, { at }) => {
          const request = requireShown(stored, requestId);
          requireRefusable(request, by, at);
          return {
            answer: undefined,
            write: (unit) => unit.remove(document),
            audit: { action: 'admin.refuse', ...lineOf(uid, by), detail: { wanted: request.wanted } },
          };
        },
      });
    },

    finish: (uid, requestId) =>
      inOneTransaction(async (unit) => {
        const document = documentOf(uid);
        const [request] = await unit.read<[AdminRequest]>(document);
        if (request.data()?.requestId === requestId) unit.remove(document);
      }, database()),
  };
}

/** A person as the rules of requests see them: the account as it is stored, the rest as the provider knows it. */
function candidateOf({ suspended, deactivatedAt }: Account, user: AuthUser): AdminCandidate {
  return {
    uid: user.uid,
    isAdmin: user.claims.admin === true,
    isVerified: user.emailVerified,
    isOpen: !user.isDisabled && suspended === null && deactivatedAt === null,
  };
}

/** The request that was shown. Throws Refusal conflict where it is gone, also where another one took its place. */
function requireShown(stored: AdminRequest | undefined, requestId: string): AdminRequest {
  if (stored?.requestId !== requestId) throw new Refusal('conflict', 'adminRequestGone');
  return stored;
}
