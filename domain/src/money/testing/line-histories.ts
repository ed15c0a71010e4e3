import type { FeatureRequest } from '../../featuring/feature-request';
import { pickBy } from '../../kernel/text/seeded-numbers';
import { ACTIONS, type BuyerAction } from './buyer-histories';

/** What may happen to somebody's boosts at the payment provider; the last four are about the newest one. */
export const BOOST_ACTIONS = ['skip', 'again', 'refundBoost', 'boostRefundFails', 'disputeBoost', 'winBoost'] as const;
export type BoostAction = (typeof BOOST_ACTIONS)[number];

/** What else decides about the place in the queue: an admin's post, the consent, and a suspended account. */
const LINE_ACTIONS = ['post', 'withdraw', 'agree', 'suspend', 'lift'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

/** One action of a history. */
export type HistoryAction = BuyerAction | BoostAction | LineAction;

/** Whether an action is one of boosts. */
export const isOfBoosts = (action: string): action is BoostAction => BOOST_ACTIONS.some((one) => one === action);

/** Whether an action is one of the queue. */
export const isOfLine = (action: string): action is LineAction => LINE_ACTIONS.some((one) => one === action);

/** What a history of somebody in the queue begins with. */
export const BEGINNINGS = [
  ['skip', 'withdraw'],
  ['post', 'again'],
  ['buy', 'month'],
  ['buy', 'suspend', 'lift'],
] as const;

/** A history of somebody who stands in the queue of players to be featured, and who buys Premium and boosts. */
export function aLineHistory(
  next: () => number,
  length: number,
  beginning: readonly HistoryAction[] = pickBy(BEGINNINGS, next()),
): readonly HistoryAction[] {
  const often = ['skip', 'again', 'post', 'agree', 'lift'] as const;
  const all = [...ACTIONS, ...BOOST_ACTIONS, ...LINE_ACTIONS, ...often];
  return [...beginning, ...Array.from({ length: length - beginning.length }, () => pickBy(all, next()))];
}

/** What was paid for once: `isUsed` once it was in a request that was posted. */
interface ModelBoost {
  readonly id: string;
  readonly kind: 'skip' | 'again';
  isRefunded: boolean;
  isDisputed: boolean;
  isUsed: boolean;
}

/** Somebody's place in the queue: how many of their requests were posted, and the one that waits. */
export interface ModelLine {
  readonly posts: number;
  readonly queued: { readonly reason: 'first' | 'again'; readonly isFirst: boolean } | null;
}

/** The place that somebody's stored requests say. */
export function lineOf(stored: readonly FeatureRequest[]): ModelLine {
  const queued = stored.filter(({ state }) => state === 'queued').map(({ reason, skip }) => ({ reason, isFirst: skip !== null }));
  return { posts: stored.filter(({ state }) => state === 'posted').length, queued: queued.at(0) ?? null };
}

/**
 * The sequential model of somebody's place in the queue, in words of the product: the first post is free, each further
 * one costs a Feature Me Again; Skip the Line and Premium put the request that waits in front; what is given back or
 * disputed does nothing, and what was posted stays posted with what was in it.
 */
export function lineModel() {
  const boosts: ModelBoost[] = [];
  const state = { agrees: true, isSuspended: false, posts: 0 };
  const spare = (wanted: ModelBoost['kind']): number =>
    boosts.filter(({ kind, isUsed, isRefunded, isDisputed }) => kind === wanted && !isUsed && !isRefunded && !isDisputed).length;
  const changeNewest = (fields: Partial<Pick<ModelBoost, 'isRefunded' | 'isDisputed'>>): void =>
    void Object.assign(boosts.at(-1) ?? {}, fields);
  const acts: Readonly<Record<Exclude<BoostAction | LineAction, 'skip' | 'again' | 'post'>, () => void>> = {
    refundBoost: () => changeNewest({ isRefunded: true }),
    boostRefundFails: () => changeNewest({ isRefunded: false }),
    disputeBoost: () => changeNewest({ isDisputed: true }),
    winBoost: () => changeNewest({ isDisputed: false }),
    withdraw: () => void (state.agrees = false),
    agree: () => void (state.agrees = true),
    suspend: () => void (state.isSuspended = true),
    lift: () => void (state.isSuspended = false),
  };
  const line = (hasPremium: boolean): ModelLine => {
    const { agrees, isSuspended, posts } = state;
    const isQueued = agrees && !isSuspended && (posts === 0 || spare('again') > 0);
    const isFirst = hasPremium || spare('skip') > 0;
    return { posts, queued: isQueued ? { reason: posts === 0 ? 'first' : 'again', isFirst } : null };
  };
  return {
    line,
    act: (action: keyof typeof acts): void => acts[action](),
    /** A boost that was paid. */
    paid: (kind: ModelBoost['kind'], id: string): void =>
      void boosts.push({ id, kind, isRefunded: false, isDisputed: false, isUsed: false }),
    /** A request that was posted, with the boosts that it had then. Throws for one that nobody paid, or used before. */
    posted: (used: readonly string[]): void => {
      for (const id of used) {
        const boost = boosts.find((one) => one.id === id);
        if (boost === undefined || boost.isUsed)
          throw new Error(`${id} was ${boost === undefined ? 'never paid' : 'used before'}`);
        boost.isUsed = true;
      }
      state.posts += 1;
    },
    isSuspended: (): boolean => state.isSuspended,
    isDisputed: (): boolean => boosts.at(-1)?.isDisputed === true,
    /** Whether a boost would have an effect now, so that it is sold. */
    isSold: (kind: ModelBoost['kind'], hasPremium: boolean): boolean => {
      const { posts, queued } = line(hasPremium);
      if (kind === 'skip') return queued !== null && !queued.isFirst;
      return queued === null && posts > 0 && spare('again') === 0 && state.agrees;
    },
  };
}
