import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail-kinds';
import type { Profile } from '@touchline/domain/person/profile/profile';
import { withHiding } from '@touchline/domain/person/profile/withheld';
import type { Reader } from '@touchline/domain/person/profile/visibility';
import { profileHiddenMail } from '@touchline/domain/person/profile-mails';
import {
  closedReport,
  type HiddenProfile,
  hiddenProfilesOf,
  newReport,
  placeOf,
  type Report,
  type ReportForm,
  REPORTS,
  type ShownReport,
  shownReportOf,
} from '@touchline/domain/person/report';
import { type DocumentReference, FieldPath, type Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport, type UnitOfWork } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { prepareMail } from './mail-store';
import { personDocuments } from './profile-store';

const PAGE_SIZE = 20;
const HIDDEN_AT_ONCE = 100;
/** The open reports about one profile that hiding it closes at once. */
const CLOSED_AT_ONCE = 100;

/** A page of open reports, and the cursor of the next page (a time and an id); null after the last. */
interface ReportsPage {
  readonly items: readonly ShownReport[];
  readonly next: string | null;
}

/** Reports about profiles, and what admins do with them (docs/decisions/068-reports-and-hiding.md). */
export interface ReportStore {
  /**
   * Keeps a report. The same person's next one about the same thing replaces it, also where it was closed. Throws
   * Refusal notFound, invalid (`newReport`).
   */
  readonly add: (about: Profile, form: ReportForm, by: string | null, reader: Reader) => Promise<void>;
  /** The open ones, the oldest first; those about people who are gone are left out. */
  readonly listOpen: (after: string | null) => Promise<ReportsPage>;
  /** The profiles that admins hide, the latest first, 100 at most. */
  readonly listHidden: () => Promise<HiddenProfile[]>;
  /** Closes a report without hiding anything, with its audit line. Throws Refusal notFound. */
  readonly dismiss: (reportId: string, by: string) => Promise<void>;
  /**
   * Hides a profile for a reason and closes its open reports, or shows it again (null): one transaction with the audit
   * line and a mail to its owner. Throws Refusal notFound.
   */
  readonly setHidden: (hiding: Hiding) => Promise<Profile>;
}

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

  return {
    add: async (about, form, by, reader) => {
      const same = [about._id, form.about.kind, placeOf(form.about) ?? '', by ?? ''].join(' ');
      const _id = by === null ? newId() : hashOf(`report ${same}`);
      const made = newReport(about, form, { _id, by, reader, now: clock().toISOString() });
      await inOneTransaction((unit) => {
        unit.save(reports().doc(_id), made);
        return Promise.resolve();
      }, database());
    },

    listOpen: async (after) => {
      const oldestFirst = open().orderBy('at').orderBy(FieldPath.documentId());
      const page = after === null ? oldestFirst : oldestFirst.startAfter(...after.split('~'));
      const { docs } = await page.limit(PAGE_SIZE + 1).get();
      const found = docs.slice(0, PAGE_SIZE).flatMap((document) => readOrReport(document) ?? []);
      const last = docs.length > PAGE_SIZE ? docs[PAGE_SIZE - 1] : undefined;
      const next = last === undefined ? null : `${String(last.get('at'))}~${last.id}`;
      if (found.length === 0) return { items: [], next };
      const { profiles } = personDocuments(database());
      const read = (...all: DocumentReference[]) => database().getAll(...all);
      const ids = [...new Set(found.map(({ profileId }) => profileId))];
      const people = await (read as UnitOfWork['read'])(...ids.map((id) => profiles.doc(id)));
      const byId = new Map(people.map((snapshot) => [snapshot.id, readOrReport(snapshot)]));
      const items = found.flatMap((one) => {
        const about = byId.get(one.profileId) ?? null;
        return about === null ? [] : [shownReportOf(one, about)];
      });
      return { items, next };
    },

    listHidden: async () => {
      const hidden = personDocuments(database()).profiles.orderBy('withheld.at', 'desc').limit(HIDDEN_AT_ONCE);
      return hiddenProfilesOf((await hidden.get()).docs.flatMap((document) => readOrReport(document) ?? []));
    },

    dismiss: (reportId, by) => {
      if (!isDocumentName(reportId)) throw new Refusal('notFound', 'unknownReport');
      const document = reports().doc(reportId);
      return audited({
        reads: { stored: document },
        require: ({ stored }) => stored.data() ?? missing('unknownReport'),
        alreadyDone: () => undefined,
        decide: (before, { at }) => {
          const after = closedReport(before, 'dismissed', at);
          if (after === before) return { answer: undefined };
          return {
            answer: undefined,
            write: (unit) => unit.save(document, after),
            audit: { action: 'report.close', target: `profiles/${before.profileId}`, by: { uid: by, isAdmin: true } },
          };
        },
      });
    },

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
            },
          };
        },
      });

      function closeAll(unit: Pick<UnitOfWork, 'save'>, stored: readonly (Report | undefined)[], at: string): void {
        for (const one of stored) if (one !== undefined) unit.save(reports().doc(one._id), closedReport(one, 'hidden', at));
      }
    },
  };
}
