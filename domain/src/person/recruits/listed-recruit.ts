import * as z from 'zod/mini';
import { catalogueRow } from '../../college/catalogue/catalogue-row';
import { shortText } from '../../kernel/text/text-schemas';
import { ATTESTED_FACTS, type AttestedFact } from '../../reference/attested-facts';
import { headerTeamOf, isPlayer } from '../profiles/completeness/completeness';
import { isMarkedAsFeatured } from '../profiles/featuring/may-be-featured';
import type { Profile } from '../profiles/profile';
import { team } from '../profiles/profile-parts';
import { shownProfile, shownProfileTo } from '../profiles/audience/shown-profile';
import type { Reader } from '../profiles/audience/visibility';

/** So many code points of what players write about themselves stand in a list. */
const LONGEST_ABOUT = 280;

/** A college that players have committed to, as its crest, its name and its link need it. */
const committedCollege = z.pick(catalogueRow, {
  ...{ _id: true, name: true, pathName: true, abbreviation: true, color: true, secondColor: true },
});
export type CommittedCollege = z.infer<typeof committedCollege>;

const shownTeam = z.pick(team, { teamName: true, league: true, tier: true, logo: true });

/**
 * A player in the results of the search: what the profile shows its reader, shorter. `team` is that of the header.
 * `committedTo` is the college of somebody who has committed or signed, where it is listed. `pictureDetails` and
 * `closedPictures` are those of the portrait and of the team's logo.
 */
export const listedRecruit = z.extend(
  z.pick(shownProfile, {
    _id: true,
    username: true,
    displayName: true,
    type: true,
    sportsTypeGender: true,
    verified: true,
    updatedAt: true,
    status: true,
    profilePicture: true,
    pictureDetails: true,
    closedPictures: true,
    position: true,
    characteristics: true,
    jerseyNumber: true,
    class: true,
    graduationYear: true,
    citizenship: true,
    address: true,
    gpa: true,
    gpaOf: true,
  }),
  {
    about: z.nullable(shortText(LONGEST_ABOUT + 1)),
    committedTo: z.nullable(committedCollege),
    team: z.nullable(shownTeam),
    hasVideo: z.boolean(),
    isFeatured: z.boolean(),
    confirmed: z.array(z.enum(ATTESTED_FACTS)),
  },
);

type ListedRecruit = z.infer<typeof listedRecruit>;

/**
 * What a reader may see of a player in a list at a time (ISO 8601); null where there is nothing to see. `colleges` are
 * those that players in the list may have committed to, `confirmed` the facts that this reader sees as confirmed.
 */
export function listedRecruitOf(
  stored: Profile,
  reader: Reader,
  at: string,
  colleges: readonly CommittedCollege[] = [],
  confirmed: readonly AttestedFact[] = [],
): ListedRecruit | null {
  const shown = isPlayer(stored.type) ? shownProfileTo(stored, reader, at) : null;
  if (shown === null) return null;
  const header = headerTeamOf(shown);
  const pictures = [shown.profilePicture, header?.logo ?? null].filter((id) => id !== null);
  const { roles, cover, teams, honours, seasons, videos, albums, schoolName, schedule, social, ...rest } = shown;
  const { sat, act, toefl, ielts, duolingo, ncaaId, naiaId, hudlPage, veoPage, studyField, ...fields } = rest;
  return {
    ...fields,
    about: shown.about === null ? null : shortened(shown.about),
    committedTo: colleges.find(({ _id }) => _id === shown.committedTo) ?? null,
    pictureDetails: Object.fromEntries(Object.entries(shown.pictureDetails).filter(([id]) => pictures.includes(id))),
    closedPictures: shown.closedPictures.filter((id) => pictures.includes(id)),
    team: header === null ? null : { teamName: header.teamName, league: header.league, tier: header.tier, logo: header.logo },
    hasVideo: videos.length > 0,
    isFeatured: isMarkedAsFeatured(stored, at),
    confirmed: [...confirmed],
  };
}

function shortened(text: string): string {
  const points = Array.from(text.replace(/\s+/g, ' ').trim());
  return points.length <= LONGEST_ABOUT ? points.join('') : `${points.slice(0, LONGEST_ABOUT).join('').trimEnd()}…`;
}
