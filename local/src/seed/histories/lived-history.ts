import { AUDIT_SCHEMA_VERSION, type AuditEntry } from '@touchline/domain/audit/audit-entry';
import { arrangedRequests } from '@touchline/domain/featuring/arranged-requests';
import { declinedRequest, postedRequest } from '@touchline/domain/featuring/decided-request';
import type { FeatureRequest } from '@touchline/domain/featuring/feature-request';
import { featureFactsOf } from '@touchline/domain/featuring/may-queue';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { keptBoostsOf } from '@touchline/domain/money/kept-boosts';
import { entitlementsOf } from '@touchline/domain/money/plan-entitlements';
import { planDetail } from '@touchline/domain/money/plan-history';
import type { Purchase } from '@touchline/domain/money/purchase';
import { refundKey } from '@touchline/domain/money/refundable';
import { withEntitlements } from '@touchline/domain/money/settlement';
import type { Person } from '@touchline/domain/person/account/change-account';
import { agreedGuardian, namedGuardian } from '@touchline/domain/person/consent/guardian';
import { RECEIPT_PHASE_DAYS } from '@touchline/domain/person/views/receipt-phases';
import { type ViewsOfDay, dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { fixedChoice } from '../fixed-choice';
import { boughtAt, cancelled, customerIdOf, refunded, renewedUntil } from './demo-purchases';
import type { HistoryStep } from './history-steps';

/** The weeks before, of and after a post: how many times as often a player is seen, how likely a save is on a day. */
const PHASES = [
  { factor: 1, saves: 0.1 },
  { factor: 3.4, saves: 0.6 },
  { factor: 1.8, saves: 0.35 },
] as const;

/** The invented views of the weeks around each post, up to today: the week of the post stands out. */
function viewsAround(requests: readonly FeatureRequest[], now: Date): readonly ViewsOfDay[] {
  const today = dayOf(now);
  return requests.flatMap(({ _id, posted }) => {
    if (posted === null) return [];
    const from = daysAfter(dayOf(new Date(posted.at)), -RECEIPT_PHASE_DAYS);
    const choice = fixedChoice(`views of ${_id}`);
    return PHASES.flatMap(({ factor, saves }, phase) =>
      Array.from({ length: RECEIPT_PHASE_DAYS }, (_, index): ViewsOfDay => {
        const some = (low: number, high: number) => Math.round(choice.whole(low, high) * factor);
        const day = daysAfter(from, phase * RECEIPT_PHASE_DAYS + index);
        return { day, lists: some(7, 16), opens: some(2, 6), videos: some(0, 2), saves: choice.share() < saves ? 1 : 0 };
      }),
    ).filter(({ day }) => day <= today);
  });
}

/** The admin who decides and refunds in the demo world. */
const ADMIN = 'demo-admin';

/** A person with what follows from their history. */
export interface Lived extends Person {
  readonly purchases: readonly Purchase[];
  readonly requests: readonly FeatureRequest[];
  readonly lines: readonly AuditEntry[];
  readonly views: readonly ViewsOfDay[];
}

/**
 * A person after their history. Each step is taken by the rules that the product takes it by, so that its jobs find
 * nothing to change: plans follow from the ledger, and requests to be featured from profile, plans and boosts.
 */
export function livedHistory(person: Person, steps: readonly HistoryStep[], now: Date): Lived {
  const start: Lived = { ...person, purchases: [], requests: [], lines: [], views: [] };
  const lived = steps.reduce((before, step) => {
    const at = momentOf(person.account._id, step.daysAgo, now);
    return inStep(after(renewed(before, at), step, at), at);
  }, start);
  const today = inStep(renewed(lived, now.toISOString()), now.toISOString());
  return { ...today, views: viewsAround(today.requests, now) };
}

/** A time of day, so many days before; the same for the same person and days. */
function momentOf(uid: string, daysAgo: number, now: Date): string {
  const choice = fixedChoice(`${uid} ${daysAgo} days ago`);
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysAgo];
  return new Date(Date.UTC(year, month, day, choice.whole(7, 20), choice.whole(0, 59), choice.whole(0, 59))).toISOString();
}

function renewed(lived: Lived, at: string): Lived {
  return { ...lived, purchases: lived.purchases.map((row) => renewedUntil(row, at)) };
}

/** Plans and requests as ledger and profile make them at a time, with a line of the log where plans change. */
function inStep(lived: Lived, at: string): Lived {
  const { account, purchases } = lived;
  const entitlements = entitlementsOf(purchases, account.givenPlans);
  const person = withEntitlements(lived, entitlements, at);
  const requests = arrangedRequests(lived.requests, featureFactsOf(person.profile, keptBoostsOf(purchases), at));
  const before = { ...lived, ...person, requests };
  if (sameJson(entitlements, account.entitlements)) return before;
  const detail = { ...planDetail(entitlements) };
  return withLine(before, { at, by: null, byAdmin: false, action: 'plan.change', target: `accounts/${account._id}`, detail });
}

function after(lived: Lived, step: HistoryStep, at: string): Lived {
  const { account, profile, purchases, requests } = lived;
  const target = `profiles/${account._id}`;
  const byAdmin = { at, by: ADMIN, byAdmin: true } as const;
  switch (step.does) {
    case 'becomeAdmin': {
      const granted = { at, by: null, byAdmin: true, action: 'admin.grant', target: `accounts/${account._id}` } as const;
      return withLine(lived, { ...granted, detail: {} });
    }
    case 'agree': {
      const { guardian: asked } = step;
      const by = asked === undefined ? 'owner' : 'guardian';
      const guardian =
        asked === undefined ? null : agreedGuardian(namedGuardian(asked.email), { ...asked, locale: account.locale }, at);
      const featuring = { askedAt: at, by, allowedAt: at } as const;
      const agreed = { ...lived, account: { ...account, guardian }, profile: { ...profile, featuring } };
      const line = { at, by: by === 'owner' ? account._id : null, byAdmin: false, action: 'featuring.allow', target } as const;
      return withLine(agreed, { ...line, detail: { as: by } });
    }
    case 'subscribe':
    case 'boost': {
      const row = boughtAt(account, step.does === 'boost' ? step.boost : step.plan, purchases.length + 1, at);
      return { ...lived, account: { ...account, stripeCustomerId: customerIdOf(account) }, purchases: [...purchases, row] };
    }
    case 'cancel':
      return { ...lived, purchases: purchases.map(cancelled) };
    case 'refund': {
      const { row, payment } = refunded(newestOf(purchases), at);
      const { _id: purchase, currency } = row;
      const { id, cents } = payment;
      const paid = { ...lived, purchases: [...purchases.slice(0, -1), row] };
      const _id = refundKey({ paymentId: id, cents, refundedCents: 0 }).replaceAll(' ', '-');
      const line = { ...byAdmin, _id, action: 'payment.refund', target: `accounts/${account._id}` } as const;
      return withLine(paid, { ...line, detail: { purchase, payment: id, cents, currency } });
    }
    case 'posted': {
      const decided = postedRequest(newestOf(requests), { links: step.links, premium: profile.premium, by: ADMIN, at });
      const posted = { ...lived, profile: { ...profile, featuredAt: at }, requests: [...requests.slice(0, -1), decided] };
      return withLine(posted, { ...byAdmin, action: 'feature.post', target, detail: { requestId: decided._id } });
    }
    case 'declined': {
      const decided = declinedRequest(newestOf(requests), { reason: step.reason, by: ADMIN, at });
      const declined = { ...lived, requests: [...requests.slice(0, -1), decided] };
      return withLine(declined, { ...byAdmin, action: 'feature.decline', target, detail: { requestId: decided._id } });
    }
  }
}

type Line = Omit<AuditEntry, '_id' | 'schemaVersion' | 'result'> & { readonly _id?: string };

function withLine(lived: Lived, line: Line): Lived {
  const _id = line._id ?? `${lived.account._id}-${lived.lines.length + 1}`;
  const entry: AuditEntry = { ...line, _id, schemaVersion: AUDIT_SCHEMA_VERSION, result: 'done' };
  return { ...lived, lines: [...lived.lines, entry] };
}

function newestOf<One>(all: readonly One[]): One {
  const newest = all.at(-1);
  if (newest === undefined) throw new Error('a history tells of something that there is not');
  return newest;
}
