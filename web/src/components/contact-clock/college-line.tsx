import { divisionsOfTeams } from '@touchline/domain/college/catalogue/team-division';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { contactClock } from '@touchline/domain/reference/recruiting-rules/contact-clock';
import type { RuledTeam } from '@touchline/domain/reference/recruiting-rules/contact-rule';
import { todayHere } from '../../ui/use-dates';
import { OwnClass } from './class-question';
import { ContactLine } from './contact-line';
import { type ClockViewer, useClockViewer } from './own-class';

type ListedCollege = Pick<CollegeListItem, 'league' | 'division' | 'mensDivision' | 'womensDivision' | 'sexes'>;

/**
 * The team of a listed college that a player means: that of their own sex. Its division is not known where the teams
 * play in two and the sex is not known.
 */
export function teamFor(college: ListedCollege, { sex }: Pick<ClockViewer, 'sex'>): RuledTeam {
  const [division = null, ...others] = divisionsOfTeams(college, sex ?? undefined);
  return { league: college.league, division: others.length === 0 ? division : null, sex };
}

/** The line of the clock for a college of a list. */
export function CollegeLine({ college }: { readonly college: ListedCollege }) {
  return <ContactLine team={teamFor(college, useClockViewer())} instead={null} />;
}

/** Asks above a list for the class on which the lines of its colleges depend; nothing where the profile says it. */
export function ClassOfLines({ colleges }: { readonly colleges: readonly ListedCollege[] }) {
  const viewer = useClockViewer();
  if (viewer.kind !== 'player' || viewer.source === 'profile') return null;
  const dependsOnClass = colleges.some((college) => {
    const clock = contactClock(teamFor(college, viewer), null, todayHere());
    return clock.kind === 'known' && clock.needsClass;
  });
  return dependsOnClass ? <OwnClass viewer={viewer} /> : null;
}
