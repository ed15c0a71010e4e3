import { dayAfter } from '../../../kernel/day';
import { COMING_OF_AGE_DAYS } from '../../../reference/limits';
import {
  adultsPageFrom,
  type Audience,
  type AudienceChoices,
  audienceOf,
  type FieldGroup,
  groupsOfPage,
  hasMinorsPageOn,
  isWider,
} from '../audience/visibility';
import { isPlayer } from '../completeness/completeness';

/** The data of a profile that says when its owner comes of age, and what others see of it then. */
export interface AgingProfile extends AudienceChoices {
  readonly type: string;
}

/** A group that more people see once the page is an adult's, with its audience before and from then on. */
export interface WideningGroup {
  readonly group: FieldGroup;
  readonly now: Audience;
  readonly then: Audience;
}

/** What a player is told before the 18th birthday (docs/decisions/211-coming-of-age-and-leaving-school.md). */
export interface ComingOfAge {
  /** The 18th birthday (YYYY-MM-DD): the player decides alone, and links to guardians end. */
  readonly birthday: string;
  /** Whether that day is over. */
  readonly isOver: boolean;
  /** The day on which strangers see the page as an adult's. */
  readonly adultsPage: string;
  /** The groups that open wider on that day, as chosen now. */
  readonly widening: readonly WideningGroup[];
}

/**
 * What a player is told on a day (YYYY-MM-DD): from 30 days before the 18th birthday until the page is an adult's. Null
 * on other days, for others than players, and where the age is not known.
 */
export function comingOfAgeOn(profile: AgingProfile, today: string): ComingOfAge | null {
  const { adultFrom } = profile;
  if (adultFrom === null || !isPlayer(profile.type)) return null;
  if (today < announcedFrom(adultFrom) || !hasMinorsPageOn(profile, today)) return null;
  const adultsPage = adultsPageFrom(adultFrom);
  const widening = groupsOfPage(true).flatMap((group): WideningGroup[] => {
    const [now, then] = [audienceOf(profile, group, today), audienceOf(profile, group, adultsPage)];
    return isWider(then, now) ? [{ group, now, then }] : [];
  });
  return { birthday: adultFrom, isOver: today >= adultFrom, adultsPage, widening };
}

/** The day from which somebody who comes of age on a day is told so. */
export function announcedFrom(adultFrom: string): string {
  return dayAfter(adultFrom, -COMING_OF_AGE_DAYS);
}

/** The choices by which every group that would open wider stays as it is. */
export function unwidened({ widening }: Pick<ComingOfAge, 'widening'>): Readonly<Partial<Record<FieldGroup, Audience>>> {
  return Object.fromEntries(widening.map(({ group, now }) => [group, now]));
}
