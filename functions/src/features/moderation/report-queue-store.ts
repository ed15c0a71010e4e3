import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type HiddenProfile, hiddenProfilesOf } from '@touchline/domain/person/moderation/hiding-answer';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import { QUEUE_REASONS } from '@touchline/domain/person/moderation/report-reasons';
import { campOfReport, type ShownCamp } from '@touchline/domain/person/moderation/reported-camp';
import { type ShownReport, shownReportOf } from '@touchline/domain/person/moderation/shown-report';
import { URGENCIES, type Urgency, urgencyOf } from '@touchline/domain/person/moderation/report-urgency';
import type { DocumentReference, Firestore, Query } from '@google-cloud/firestore';
import { documentPage, type PageOrder } from '../../platform/document-page';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import type { ShownCamps } from './camps/shown-camps';
import type { ShownSuggestions } from '../suggestions/reported-suggestions';
import { personDocuments } from '../profiles/profile-store';

const PAGE_SIZE = 20;
const HIDDEN_AT_ONCE = 100;

const CLOSED = 'closed';
const OTHER_REASONS = QUEUE_REASONS.filter((reason) => reason !== 'danger' && reason !== 'childAbuse');
const LONGEST_WAITING: PageOrder = { field: 'at', direction: 'asc' };

/** A page of reports, and the cursor of the next page (a part of the queue, a time and an id); null after the last. */
interface ReportsPage {
  readonly items: readonly ShownReport[];
  readonly next: string | null;
}

/** The reports as admins read them. */
export interface ReportQueueStore {
  /**
   * The open ones by urgency, in each part the oldest first; those about people who are gone are left out.
   */
  readonly listOpen: (after: string | null) => Promise<ReportsPage>;
  /** The closed ones, the latest first. */
  readonly listClosed: (after: string | null) => Promise<ReportsPage>;
  /** The profiles that admins hide and those of which they hide parts, 100 of each at most, the latest first. */
  readonly listHidden: () => Promise<HiddenProfile[]>;
  /** The camps that admins hide, 100 at most, the latest first. */
  readonly listHiddenCamps: () => Promise<readonly ShownCamp[]>;
}

export function reportQueueStore(
  database: () => Firestore,
  camps: ShownCamps,
  suggestionsOf: ShownSuggestions,
): ReportQueueStore {
  const reports = () => collectionOf(database(), REPORTS);
  const open = () => reports().where('closedAt', '==', null);

  /** What may belong to a part. Reports stored without the age are found by the reason alone. */
  const queries: Readonly<Record<Urgency, () => Query<Report>>> = {
    childAbuse: () => open().where('reason', '==', 'childAbuse'),
    dangerOfMinor: () => open().where('isAboutMinor', '==', true).where('reason', '==', 'danger'),
    danger: () => open().where('reason', '==', 'danger'),
    minor: () => open().where('isAboutMinor', '==', true).where('reason', 'in', OTHER_REASONS),
    other: () => open().where('reason', 'in', OTHER_REASONS),
  };

  /** Reports, each with its profile, camp or suggestion. */
  const withProfiles = async (found: readonly Report[]): Promise<readonly ShownReport[]> => {
    const { profiles } = personDocuments(database());
    const read = (...all: DocumentReference[]) => database().getAll(...all);
    const ids = [...new Set(found.flatMap(({ profileId }) => profileId ?? []))];
    const people = ids.length === 0 ? [] : await (read as UnitOfWork['read'])(...ids.map((id) => profiles.doc(id)));
    const byId = new Map(people.map((snapshot): [string, Profile | null] => [snapshot.id, readOrReport(snapshot)]));
    const campsById = await camps.findAll(found.flatMap((one) => campOfReport(one) ?? []));
    const suggestions = await suggestionsOf(found);
    return found.flatMap((one) => {
      const about = one.profileId === null ? null : (byId.get(one.profileId) ?? null);
      const isGone = about === null && one.profileId !== null && one.kind !== 'request';
      const camp = campsById.get(campOfReport(one) ?? '') ?? null;
      return isGone ? [] : [shownReportOf(one, about, camp, suggestions.get(one._id) ?? null)];
    });
  };

  /** A page of one part; pages that hold nothing but more urgent reports are passed over. */
  const partPage = async (part: Urgency, cursor: string | null): Promise<ReportsPage> => {
    for (let after = cursor; ;) {
      const { found, next } = await documentPage(queries[part](), LONGEST_WAITING, after, PAGE_SIZE);
      const items = await withProfiles(found.filter((one) => urgencyOf(one) === part));
      if (next === null) return { items, next };
      if (items.length > 0) return { items, next: `${part}~${next}` };
      after = next;
    }
  };

  return {
    listOpen: async (after) => {
      const { part, cursor } = partOf(after);
      const first = URGENCIES.findIndex((one) => one === part);
      const items: ShownReport[] = [];
      for (const one of URGENCIES.slice(Math.max(first, 0))) {
        const page = await partPage(one, one === part ? cursor : null);
        items.push(...page.items);
        if (page.next !== null) return { items, next: page.next };
      }
      return { items, next: null };
    },

    listClosed: async (after) => {
      const order: PageOrder = { field: 'closedAt', direction: 'desc' };
      const closed = reports().where('closedAt', '>', '');
      const { found, next } = await documentPage(closed, order, partOf(after).cursor, PAGE_SIZE);
      return { items: await withProfiles(found), next: next === null ? null : `${CLOSED}~${next}` };
    },

    listHiddenCamps: () => camps.listHidden(HIDDEN_AT_ONCE),

    listHidden: async () => {
      const { profiles } = personDocuments(database());
      const found = await Promise.all([
        profiles.orderBy('withheld.at', 'desc').limit(HIDDEN_AT_ONCE).get(),
        profiles.where('hasHiddenParts', '==', true).limit(HIDDEN_AT_ONCE).get(),
      ]);
      return hiddenProfilesOf(found.flatMap(({ docs }) => docs.flatMap((document) => readOrReport(document) ?? [])));
    },
  };
}

/** The part of the queue that a cursor names, and the cursor in that part; both are null on the first page. */
function partOf(after: string | null): { readonly part: string | null; readonly cursor: string | null } {
  if (after === null) return { part: null, cursor: null };
  const end = after.indexOf('~');
  return { part: after.slice(0, end), cursor: after.slice(end + 1) };
}
