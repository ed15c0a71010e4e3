import type { StrengthWish } from './fit-wishes';

import type { KnownPrice, PriceGap } from '../../college/price/year-price';

/** The parts of a fit, in the order in which people read them. */
export const FIT_PARTS = ['level', 'academics', 'price', 'place', 'campus', 'squad'] as const;
export type FitPart = (typeof FIT_PARTS)[number];

/** A record with one value for each part. */
export type ByPart<Value> = Readonly<Record<FitPart, Value>>;

/** Builds a record with one value for each part. */
export function byPart<Value>(valueOf: (part: FitPart) => Value): ByPart<Value> {
  return Object.fromEntries(FIT_PARTS.map((part) => [part, valueOf(part)])) as Record<FitPart, Value>;
}

/** What a reason says besides its points. */
type ReasonFacts =
  | { readonly kind: 'league'; readonly level: string; readonly isWished: boolean }
  | { readonly kind: 'noTeam' }
  /** `ahead` is the share of the other teams of its division, in per cent, that stand behind it. */
  | { readonly kind: 'strength'; readonly ahead: number; readonly season: number; readonly wish: StrengthWish }
  | { readonly kind: 'sat' | 'act'; readonly own: number; readonly low: number; readonly high: number }
  /** `least` is the average without which nobody plays in the first year, by the rule of the league. */
  | { readonly kind: 'gpa'; readonly own: number; readonly least: number; readonly season: string }
  | { readonly kind: 'graduation'; readonly rate: number }
  | { readonly kind: 'field'; readonly field: string; readonly isOffered: boolean }
  | { readonly kind: 'price'; readonly price: KnownPrice; readonly budget: number }
  | { readonly kind: 'home'; readonly state: string; readonly is: 'same' | 'region' | 'other'; readonly isNearWished: boolean }
  | { readonly kind: 'region'; readonly region: string; readonly isWished: boolean }
  | { readonly kind: 'sea'; readonly miles: number }
  | { readonly kind: 'size'; readonly students: number; readonly wish: string }
  | { readonly kind: 'setting'; readonly setting: string; readonly wish: string }
  | { readonly kind: 'need'; readonly position: string; readonly year: number }
  | {
      readonly kind: 'opening';
      readonly line: 'GK' | 'DF' | 'MF' | 'FW';
      readonly leaving: number;
      readonly known: number;
      readonly year: number;
      readonly season: number;
    }
  | { readonly kind: 'freshmen'; readonly share: number; readonly median: number; readonly season: number };

/** Why a part has its score: `points`, 0 to 100, are what this one fact gives. */
export type FitReason = ReasonFacts & { readonly points: number };

/** What a player has not said yet. */
export type OwnGap = 'team' | 'levels' | 'marks' | 'budget' | 'payer' | 'home' | 'place' | 'campus' | 'position' | 'year';

/** What a part could not use: something that the player has not said, or that nobody knows of the college. */
export type FitGap =
  | { readonly of: 'you'; readonly what: OwnGap }
  | {
      readonly of: 'college';
      readonly what:
        | 'league'
        | 'strength'
        | 'tests'
        | 'graduation'
        | 'fields'
        | PriceGap
        | 'state'
        | 'sea'
        | 'students'
        | 'setting'
        | 'squad'
        | 'freshmen'
        | 'laterYear';
    };

/** A part of a fit. Its score is the mean of its reasons' points, and null, never zero, without a reason. */
export interface ScoredPart {
  readonly score: number | null;
  readonly reasons: readonly FitReason[];
  readonly gaps: readonly FitGap[];
}

/** A part of what is known and what is not; every reason counts the same. */
export function scoredPart(found: readonly (FitReason | FitGap)[]): ScoredPart {
  const reasons = found.filter((one) => 'kind' in one);
  const gaps = found.filter((one) => 'of' in one);
  const sum = reasons.reduce((all, { points }) => all + points, 0);
  return { score: reasons.length === 0 ? null : Math.round(sum / reasons.length), reasons, gaps };
}

/** Points within 0 and 100, whole. */
export function pointsOf(points: number): number {
  return Math.round(Math.min(100, Math.max(0, points)));
}

/** What the player has not said. */
export const yourGap = (what: OwnGap): FitGap => ({ of: 'you', what });

/** What nobody knows of the college. */
export const collegeGap = (what: Extract<FitGap, { of: 'college' }>['what']): FitGap => ({ of: 'college', what });
