import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { withHiding } from '@touchline/domain/person/profiles/withheld';
import type { Reader } from '@touchline/domain/person/profiles/audience/visibility';
import { profileHiddenMail } from '@touchline/domain/person/mail/profile-mails';
import {
  closedReport,
  type HiddenProfile,
  hiddenProfilesOf,
  mergedReport,
  newReport,
  placeOf,
  type Report,
  type ReportForm,
  REPORTS,
  reopenedReport,
  type ShownReport,
  shownReportOf,
} from '@touchline/domain/person/moderation/report';
import { QUEUE_REASONS } from '@touchline/domain/person/moderation/report-reasons';
import type { DocumentData, DocumentReference, Firestore, Query } from '@google-cloud/firestore';
import { type AuditReport, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { documentPage, type PageOrder } from '../../platform/document-page';
import { inOneTransaction, readOrReport, type UnitOfWork } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

const PAGE_SIZE = 20;
const HIDDEN_AT_ONCE = 100;
/** The open reports about one profile that hiding it closes at once. */
const CLOSED_AT_ONCE = 100;

/** The two parts of the queue: anyone who may be in danger comes first, however many other reports there are. */
const DANGER = 'danger';
const CLOSED = 'closed';
const OTHER_REASONS = QUEUE_REASONS.filter((reason) => reason !== DANGER);

/** A page of reports, and the cursor of the next page (a part of the queue, a time and an id); null after the last. */
interface ReportsPage {
  readonly items: readonly ShownReport[];
  readonly next: string | null;
}

/** Reports about profiles, and what admins do with them (docs/decisions/068-reports-and-hiding.md). */
export interface ReportStore {
  /**
   * Keeps a report. The same person's next one about the same thing replaces it, also where it was closed; what
   * visitors report of the same thing for the same reason is one report. Throws Refusal notFound, invalid
   * (`newReport`).
   */
  readonly add: (about: Profile, form: ReportForm, by: string | null, reader: Reader) => Promise<void>;
  /**
   * The open ones, those about somebody in danger first, then the oldest first; those about people who are gone are
   * left out.
   */
  readonly listOpen: (after: string | null) => Promise<ReportsPage>;
  /** The closed ones, the latest first. */
  readonly listClosed: (after: string | null) => Promise<ReportsPage>;
  /** The profiles that admins hide, the latest first, 100 at most. */
  readonly listHidden: () => Promise<HiddenProfile[]>;
  /** Closes a report for a reason, without hiding anything, with its audit line. Throws Refusal notFound. */
  readonly dismiss: (reportId: string, by: string, reason: string) => Promise<void>;
  /** Opens a closed report again, with its audit line. Throws Refusal notFound. */
  readonly reopen: (reportId: string, by: string) => Promise<void>;
  /**
   * Hides a profile for a reason and closes its open reports, or shows it again (null): one transaction with the audit
   * line and a mail to its owner. Throws Refusal notFound.
   */
  readonly setHidden: (hiding: Hiding) => Promise<Profile>;
}

/** What the log says of a decision about a report. */
type ReportLine = Pick<AuditReport, 'action' | 'detail'>;

/** Which admin hides whose profile; `to` is the owner's address as the provider knows it, null where it knows none. */
interface Hiding {
  readonly profileId: string;
  readonly by: string;
  readonly reason: string | null;
  readonly to: Recipient | null;
}

export function reportStore(database: () => Firestore, clock: Clock, newId: () => string): ReportStore {
  const audited = auditedTransactions(database, clock, newId);
  const reports = () => collectionOf(database(), REPORTS);
  const open = () => reports().where('closedAt', '==', null);

  /** A page of one part of the queue, each report with its profile. */
  const pageOf = async (part: string, query: Query<Report>, cursor: string | null): Promise<ReportsPage> => {
    const order: PageOrder = part === CLOSED ? { field: 'closedAt', direction: 'desc' } : { field: 'at', direction: 'asc' };
    const page = await documentPage(query, order, cursor, PAGE_SIZE);
    const { found } = page;
    const next = page.next === null ? null : `${part}~${page.next}`;
    if (found.length === 0) return { items: [], next };
    const { profiles } = personDocuments(database());
    const read = (...all: DocumentReference[]) => database().getAll(...all);
    const ids = [...new Set(found.flatMap(({ profileId }) => profileId ?? []))];
    const people = ids.length === 0 ? [] : await (read as UnitOfWork['read'])(...ids.map((id) => profiles.doc(id)));
    const byId = new Map(people.map((snapshot) => [snapshot.id, readOrReport(snapshot)]));
    const items = found.flatMap((one) => {
      const about = one.profileId === null ? null : (byId.get(one.profileId) ?? null);
      return about === null && one.kind !== 'request' ? [] : [shownReportOf(one, about)];
    });
    return { items, next };
  };
  const others = (cursor: string | null) => pageOf('other', open().where('reason', 'in', OTHER_REASONS), cursor);

  /** Adds a visitor's report to the others, once for each call: the call leaves a mark for a day. */
  const addToVisitors = (made: Report, now: Date): Promise<void> => {
    const document = reports().doc(made._id);
    const mark = collectionOf(database(), RATE_LIMITS).doc(`reportCall-${newId()}`);
    return inOneTransaction(async (unit) => {
      const [earlier, counted] = await unit.read<[Report, DocumentData]>(document, mark);
      if (counted.exists) return;
      const before = earlier.data();
      unit.save(document, before === undefined ? made : mergedReport(before, made));
      unit.save(mark, { _id: mark.id, count: 1, expiresAt: new Date(now.getTime() + DAY_MS) });
    }, database());
  };

  /** Closes or reopens one report, with the line of the log. */
  const decided = (
    reportId: string,
    by: string,
    line: ReportLine,
    change: (before: Report, at: string) => Report,
  ): Promise<void> => {
    if (!isDocumentName(reportId)) throw new Refusal('notFound', 'unknownReport');
    const document = reports().doc(reportId);
    return audited({
      reads: { stored: document },
      require: ({ stored }) => stored.data() ?? missing('unknownReport'),
      alreadyDone: () => undefined,
      decide: (before, { at }) => {
        const after = change(before, at);
        if (after === before) return { answer: undefined };
        return {
          answer: undefined,
          write: (unit) => unit.save(document, after),
          audit: { ...line, target: `reports/${reportId}`, by: { uid: by, isAdmin: true } },
        };
      },
    });
  };

  return {
    add: async (about, form, by, reader) => {
      const author = by === null ? `visitors ${form.reason}` : by;
      const _id = hashOf(`report ${[about._id, form.about.kind, placeOf(form.about) ?? '', author].join(' ')}`);
      const document = reports().doc(_id);
      const now = clock();
      const made = newReport(about, form, { _id, by, reader, now: now.toISOString() });
      if (by === null) return addToVisitors(made, now);
      await inOneTransaction((unit) => {
        unit.save(document, made);
        return Promise.resolve();
      }, database());
    },

    listOpen: async (after) => {
      const { part, cursor } = partOf(after);
      if (part === null || part === DANGER) {
        const urgent = await pageOf(DANGER, open().where('reason', '==', DANGER), cursor);
        if (urgent.next !== null) return urgent;
        const { items, next } = await others(null);
        return { items: [...urgent.items, ...items], next };
      }
      return others(cursor);
    },

    listClosed: (after) => pageOf(CLOSED, reports().where('closedAt', '>', ''), partOf(after).cursor),

    listHidden: async () => {
      const hidden = personDocuments(database()).profiles.orderBy('withheld.at', 'desc').limit(HIDDEN_AT_ONCE);
      return hiddenProfilesOf((await hidden.get()).docs.flatMap((document) => readOrReport(document) ?? []));
    },

    dismiss: (reportId, by, reason) =>
      decided(reportId, by, { action: 'report.close', detail: { reason } }, (before, at) =>
        closedReport(before, { outcome: 'dismissed', by, reason, at }),
      ),

    reopen: (reportId, by) => decided(reportId, by, { action: 'report.reopen' }, reopenedReport),

    setHidden: async ({ profileId, by, reason, to }) => {
      if (!isDocumentName(profileId)) throw new Refusal('notFound', 'unknownProfile');
      const { profiles, accounts } = personDocuments(database());
      const [document, mailId] = [profiles.doc(profileId), newId()];
      const about = open().where('profileId', '==', profileId).limit(CLOSED_AT_ONCE);
      const closing = reason === null ? [] : (await about.get()).docs.map(({ ref }) => ref);
      return audited({
        reads: { profile: document, account: accounts.doc(profileId) },
        require: ({ profile, account }) => ({
          before: profile.data() ?? missing('unknownProfile'),
          account: account.data() ?? missing('unknownProfile'),
        }),
        alreadyDone: ({ before }) => before,
        decide: async ({ before, account: { firstName, locale } }, attempt) => {
          const { at, read } = attempt;
          const after = withHiding(before, reason, at);
          const stored: readonly (Report | undefined)[] =
            closing.length === 0 ? [] : (await read<Report[]>(...closing)).map((snapshot) => snapshot.data());
          if (after === before) return { answer: before, write: (unit) => closeAll(unit, stored, at) };
          const text = profileHiddenMail({ firstName, reason }, locale);
          const keepLine = await prepareFeatureLine(database(), attempt, before, after);
          const queueMail =
            to && (await prepareMail(database(), attempt, { _id: mailId, about: profileId, kind: 'profileHidden', to, text }));
          return {
            answer: after,
            write: (unit) => {
              unit.save(document, after);
              keepLine(unit);
              closeAll(unit, stored, at);
              queueMail?.(unit);
            },
            audit: {
              action: reason === null ? 'profile.show' : 'profile.hide',
              target: `profiles/${profileId}`,
              by: { uid: by, isAdmin: true },
              ...(reason === null ? {} : { detail: { reason } }),
            },
          };
        },
      });

      function closeAll(unit: Pick<UnitOfWork, 'save'>, stored: readonly (Report | undefined)[], at: string): void {
        if (reason === null) return;
        const closing = { outcome: 'hidden', by, reason, at } as const;
        for (const one of stored) if (one !== undefined) unit.save(reports().doc(one._id), closedReport(one, closing));
      }
    },
  };
}

/** The part of the queue that a cursor names, and the cursor in that part; both are null on the first page. */
function partOf(after: string | null): { readonly part: string | null; readonly cursor: string | null } {
  if (after === null) return { part: null, cursor: null };
  const end = after.indexOf('~');
  return { part: after.slice(0, end), cursor: after.slice(end + 1) };
}
