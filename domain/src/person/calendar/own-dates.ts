import type { ListedCamp } from '../../camp/listed-camp';
import { changesAhead, type ContactClock, interruptedBy } from '../../reference/recruiting-rules/contact-clock';
import type { ContactAct } from '../../reference/recruiting-rules/contact-rule';
import type { RecruitingStage } from '../recruiting-stages';

/** A saved college as the calendar of its owner takes it, with its clock on the day. */
export interface DatedCollege {
  readonly collegeId: string;
  readonly name: string;
  readonly stage: RecruitingStage;
  readonly nextStep: { readonly text: string; readonly on: string | null } | null;
  readonly clock: ContactClock;
}

/** What begins for the coaches of some colleges under the rules of one organisation and division. */
interface ContactDate {
  readonly whose: string;
  readonly acts: readonly ContactAct[];
  /** Whose dead and quiet periods interrupt these acts, `NCAA`; null where none do. */
  readonly periodsOf: string | null;
  /** The names of the colleges, in the order of the list. */
  readonly colleges: readonly string[];
}

/** A date of a player. Days are YYYY-MM-DD; a summer has no day, because no rule names one. */
export type OwnDate =
  | ({ readonly kind: 'contact'; readonly on: string } & ContactDate)
  | ({ readonly kind: 'summer'; readonly year: number } & ContactDate)
  | {
      /** A next step; `visit` at a college of the stage Visit. */
      readonly kind: 'step' | 'visit';
      readonly on: string;
      readonly collegeId: string;
      readonly college: string;
      readonly text: string;
      readonly isOverdue: boolean;
    }
  | { readonly kind: 'camp'; readonly on: string; readonly camp: ListedCamp }
  /** The last day of a camp's registration. */
  | { readonly kind: 'deadline'; readonly on: string; readonly camp: ListedCamp }
  /** The 18th birthday. */
  | { readonly kind: 'adult'; readonly on: string };

interface Own {
  readonly saved: readonly DatedCollege[];
  /** The camps saved on the device. */
  readonly camps: readonly ListedCamp[];
  readonly adultFrom: string | null;
}

/**
 * The dates of a player from a day on, in the order of time: what begins for coaches, planned next steps, saved camps
 * with the end of their registration, and the 18th birthday. An overdue step stays; a dropped college has no contact
 * dates. A summer without a day stands before the days of its June.
 */
export function ownDates({ saved, camps, adultFrom }: Own, day: string): readonly OwnDate[] {
  const dates: readonly OwnDate[] = [
    ...contactDates(saved),
    ...saved.flatMap(({ collegeId, name, stage, nextStep }): OwnDate[] => {
      if (nextStep === null || nextStep.on === null) return [];
      const { text, on } = nextStep;
      return [{ kind: stage === 'visit' ? 'visit' : 'step', on, collegeId, college: name, text, isOverdue: on < day }];
    }),
    ...camps.flatMap((camp): OwnDate[] => {
      const { registrationClosesOn: closes, startsOn, endsOn } = camp;
      return [
        ...(closes !== null && closes >= day ? [{ kind: 'deadline', on: closes, camp } as const] : []),
        ...(endsOn >= day ? [{ kind: 'camp', on: startsOn, camp } as const] : []),
      ];
    }),
    ...(adultFrom !== null && adultFrom >= day ? [{ kind: 'adult', on: adultFrom } as const] : []),
  ];
  return dates.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0));
}

/** What lies ahead for coaches; the same change of several colleges is one date. */
function contactDates(saved: readonly DatedCollege[]): readonly OwnDate[] {
  const dates = new Map<string, OwnDate & ContactDate>();
  for (const { name, stage, clock } of saved) {
    if (clock.kind !== 'known' || stage === 'dropped') continue;
    const { whose } = clock;
    for (const change of changesAhead(clock.acts)) {
      const { acts } = change;
      const when =
        change.kind === 'day' ? ({ kind: 'contact', on: change.on } as const) : ({ kind: 'summer', year: change.year } as const);
      const key = [change.kind === 'day' ? change.on : change.year, whose, ...acts].join('|');
      const colleges = [...(dates.get(key)?.colleges ?? []), name];
      dates.set(key, { ...when, whose, acts, periodsOf: interruptedBy(clock, acts), colleges });
    }
  }
  return [...dates.values()];
}

function keyOf(date: OwnDate): string {
  return date.kind === 'summer' ? `${date.year}-06` : date.on;
}
