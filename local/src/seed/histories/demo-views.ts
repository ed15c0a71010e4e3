import { RECEIPT_PHASE_DAYS } from '@touchline/domain/person/views/receipt-phases';
import { dayOf, daysAfter, type ViewsOfDay } from '@touchline/domain/person/views/stored-views';
import type { FeatureRequest } from '@touchline/domain/featuring/feature-request';
import { fixedChoice } from '../fixed-choice';

/** The weeks before, of and after a post: how many times as often a player is seen, how likely a save is on a day. */
const PHASES = [
  { factor: 1, saves: 0.1 },
  { factor: 3.4, saves: 0.6 },
  { factor: 1.8, saves: 0.35 },
] as const;

/** The invented views of the weeks around each post, up to today: the week of the post stands out. */
export function viewsAround(requests: readonly FeatureRequest[], now: Date): readonly ViewsOfDay[] {
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
