import { arrangedRequests } from '@touchline/domain/featuring/arranged-requests';
import { declinedRequest, postedRequest } from '@touchline/domain/featuring/decided-request';
import { featureDecidedMail } from '@touchline/domain/featuring/feature-mails';
import { type FeatureLink, type FeatureRequest, orderOf } from '@touchline/domain/featuring/feature-request';
import {
  type ListedFeatureRequest,
  listedFeatureRequestOf,
  type OwnFeatureRequests,
  ownRequestsOf,
} from '@touchline/domain/featuring/listed-requests';
import { featureFactsOf, mayQueue } from '@touchline/domain/featuring/may-queue';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { CollectionReference, DocumentReference, Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { isDocumentName } from '../../platform/stored-document';
import { dangerReports } from '../moderation/danger-report-store';
import { playersOfGuardians } from './guardian-address-store';
import { mailStopOf } from '../mail/mail-stop';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import { featureDocuments, keptBoosts, requestsOf, saveChanged } from './feature-line-store';

const PAGE_SIZE = 20;

/** How an admin decides about a request: posted with links, or declined for a reason. */
export type Decision = { readonly links: readonly FeatureLink[] } | { readonly reason: string };

/** Who decides what; `to` is the owner's address as the provider knows it, `origin` that of our pages. */
interface Deciding {
  readonly requestId: string;
  readonly by: string;
  readonly decision: Decision;
  readonly to: Recipient | null;
  readonly origin: string;
}

/** The queue of players to be featured (docs/decisions/090-feature-queue.md). */
export interface FeatureQueueStore {
  /** What players read about their own requests. Throws Refusal notFound without a profile. */
  readonly own: (uid: string) => Promise<OwnFeatureRequests>;
  /** A page of the requests in one state, the cursor of the next page, and how many there are. */
  readonly list: (
    state: ListedState,
    after: string | null,
  ) => Promise<{ items: ListedFeatureRequest[]; next: string | null; total: number }>;
  /**
   * Decides about a request, in one transaction with audit line and a mail to its owner; a boost that waited enters the
   * queue with it. Throws Refusal notFound, conflict, invalid (`postedRequest`, `declinedRequest`).
   */
  readonly decide: (deciding: Deciding) => Promise<ListedFeatureRequest>;
}

type ListedState = Exclude<FeatureRequest['state'], 'left'>;

export function featureQueueStore(database: () => Firestore, clock: Clock, newId: () => string): FeatureQueueStore {
  const audited = auditedTransactions(database, clock, newId);
  const inState = (state: ListedState) => featureDocuments(database()).where('state', '==', state);
  const read = ((...all: DocumentReference[]) => database().getAll(...all)) as UnitOfWork['read'];
  const findDangerReports = dangerReports(database);
  const countOf = async (state: ListedState) => (await inState(state).count().get()).data().count;

  return {
    own: async (uid) => {
      const profile = (await personDocuments(database()).profiles.doc(uid).get()).data() ?? missing('unknownProfile');
      const [stored, boosts] = await Promise.all([requestsOf(database(), read, uid), keptBoosts(database(), uid)]);
      const facts = featureFactsOf(profile, boosts, clock().toISOString());
      const queued = stored.find(({ state }) => state === 'queued');
      const arranged = arrangedRequests(stored, facts).find(({ _id, state }) => state === 'queued' && _id === queued?._id);
      const orderIn = (one: FeatureRequest | undefined) => (one === undefined ? null : orderOf(one));
      const [listed, order] = [orderIn(queued), orderIn(arranged ?? queued)];
      const [total, before] = await Promise.all([
        countOf('queued'),
        order === null ? null : inState('queued').where('order', '<=', order).count().get(),
      ]);
      const isListedBehind = listed !== null && order !== null && listed > order;
      const place = before === null ? null : before.data().count + (isListedBehind ? 1 : 0);
      return { ...ownRequestsOf(stored, facts), place, total };
    },

    list: async (state, after) => {
      const ordered = inState(state).orderBy('order', state === 'queued' ? 'asc' : 'desc');
      const page = after === null ? ordered : ordered.startAfter(after);
      const [{ docs }, total] = await Promise.all([page.limit(PAGE_SIZE + 1).get(), countOf(state)]);
      const found = docs.slice(0, PAGE_SIZE).flatMap((document) => readOrReport(document) ?? []);
      const last = docs.length > PAGE_SIZE ? docs[PAGE_SIZE - 1] : undefined;
      const next = last === undefined ? null : String(last.get('order'));
      const uids = [...new Set(found.map(({ uid }) => uid))];
      const { profiles, accounts } = personDocuments(database());
      const [byId, owners, dangers] = await Promise.all([
        peopleOf(uids, profiles),
        peopleOf(uids, accounts),
        findDangerReports(uids),
      ]);
      const players = await playersOfGuardians(database(), [...owners.values()]);
      const at = clock().toISOString();
      const items = found.flatMap((one) => {
        const facts = { playersOfGuardian: players.get(one.uid) ?? 0, dangerReportId: dangers.get(one.uid) ?? null, at };
        return listedFeatureRequestOf(one, byId.get(one.uid) ?? null, facts) ?? [];
      });
      return { items, next, total };
    },

    decide: async ({ requestId, by, decision, to, origin }) => {
      if (!isDocumentName(requestId)) throw new Refusal('notFound', 'unknownFeatureRequest');
      const request = featureDocuments(database()).doc(requestId);
      const uid = ownerOfRequest(requestId);
      const { profiles, accounts } = personDocuments(database());
      const mailId = newId();
      const dangerReportId = (await findDangerReports([uid])).get(uid) ?? null;
      const decided = await audited({
        reads: { request, profile: profiles.doc(uid), account: accounts.doc(uid) },
        require: (snapshots) => ({
          before: snapshots.request.data() ?? missing('unknownFeatureRequest'),
          profile: snapshots.profile.data() ?? missing('unknownFeatureRequest'),
          account: snapshots.account.data() ?? missing('unknownFeatureRequest'),
        }),
        alreadyDone: ({ before, profile, account }) => {
          const at = clock().toISOString();
          return { listed: listed(before, profile, { at, dangerReportId }), account };
        },
        decide: async ({ before, profile, account }, attempt) => {
          const { at } = attempt;
          const isPost = 'links' in decision;
          if (isPost && before.state === 'queued' && !mayQueue(profile, at.slice(0, 10)))
            throw new Refusal('conflict', 'featureNotQueued');
          const { premium } = profile;
          const after = isPost
            ? postedRequest(before, { links: decision.links, premium, by, at })
            : declinedRequest(before, { reason: decision.reason, by, at });
          if (after === before) return { answer: { listed: listed(before, profile, { at, dangerReportId }), account } };
          const [stored, boosts] = await Promise.all([requestsOf(database(), attempt.read, uid), keptBoosts(database(), uid)]);
          const changed = stored.map((one) => (one._id === requestId ? after : one));
          const arranged = arrangedRequests(changed, featureFactsOf(profile, boosts, at));
          const { posted, declined } = after;
          const stop = mailStopOf(origin, 'featureDecided', uid);
          const text = featureDecidedMail(
            { posted, declined, firstName: account.firstName, account: `${origin}/account`, stop: stop.page },
            account.locale,
          );
          const mail = { _id: mailId, about: uid, kind: 'featureDecided', text, stop } as const;
          const { mailsOff } = account;
          const queueMail = to && (await prepareMail(database(), attempt, { ...mail, to: { ...to, mailsOff } }));
          const featured: Profile = isPost ? { ...profile, featuredAt: at } : profile;
          return {
            answer: { listed: listed(after, featured, { at, dangerReportId }), account },
            write: (unit) => {
              saveChanged(database(), unit, stored, arranged);
              if (isPost) unit.save(profiles.doc(uid), featured);
              queueMail?.(unit);
            },
            audit: {
              action: isPost ? 'feature.post' : 'feature.decline',
              target: `profiles/${uid}`,
              by: { uid: by, isAdmin: true },
              detail: { requestId },
            },
          };
        },
      });
      const players = await playersOfGuardians(database(), [decided.account]);
      return { ...decided.listed, playersOfGuardian: players.get(uid) ?? 0 };
    },
  };

  async function peopleOf<One>(uids: readonly string[], all: CollectionReference<One>): Promise<ReadonlyMap<string, One>> {
    if (uids.length === 0) return new Map();
    const found = await read<One[]>(...uids.map((uid) => all.doc(uid)));
    return new Map(
      found.flatMap((snapshot) => {
        const one = readOrReport(snapshot);
        return one === null ? [] : [[snapshot.id, one] as const];
      }),
    );
  }
}

/** The uid in the id of a request. */
export function ownerOfRequest(requestId: string): string {
  return requestId.slice(0, Math.max(requestId.lastIndexOf('.'), 0)) || '-';
}

function listed(
  request: FeatureRequest,
  profile: Profile,
  facts: { readonly at: string; readonly dangerReportId: string | null },
): ListedFeatureRequest {
  return listedFeatureRequestOf(request, profile, { playersOfGuardian: 0, ...facts }) ?? missing('unknownFeatureRequest');
}
