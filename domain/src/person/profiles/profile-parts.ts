import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { calendarDate, shortText, videoLink } from '../../kernel/text/text-schemas';
import { TIME_OF_DAY } from '../../kernel/text/text-traits';
import { pictureId } from '../../pictures/picture-id';
import { isCountryCode } from '../../reference/countries';
import { webLinkOf } from '../../kernel/text/web-link';
import { AWARD_TEAMS, HONOURS } from '../../reference/honours';
import { PLAYER_STATUSES, STRONGER_FEET, STUDY_FIELDS, TIERS } from '../../reference/player-lists';
import { POSITIONS } from '../../reference/positions';
import type { Choice, ReferenceList } from '../../reference/reference-list';

const text = z.nullable(shortText(200));

/** A country as ISO 3166 alpha-2 code (`US`, `DE`), only from the reference list. */
export const countryCode = z.string().check(z.refine(isCountryCode));

/** Where a player stands on the way to a team. */
export const profileStatus = z.enum(PLAYER_STATUSES);

/** The statuses of players who know their college. */
const SETTLED: ReadonlySet<string | null> = new Set<(typeof PLAYER_STATUSES)[number]>(['committed', 'signed']);

/** The id of the college that a player has committed to. */
export const committedTo = shortText(200);

/**
 * The college of a player who has committed or signed; null for everybody else, also where an earlier commitment is
 * still stored.
 */
export function committedCollegeOf(player: {
  readonly status: string | null;
  readonly committedTo: string | null;
}): string | null {
  return SETTLED.has(player.status) ? player.committedTo : null;
}

/** The positions of a player, the best first. */
export const position = z.strictObject({ main: z.array(z.enum(POSITIONS)).check(z.maxLength(POSITIONS.length)) });

/** `feet` is the height in feet and inches, written `5'11"`; `foot` the stronger foot (S3-01). */
export const characteristics = z.strictObject({
  feet: z.nullable(z.string().check(z.regex(/^[3-8]'(?:\d|1[01])"$/))),
  foot: z.nullable(z.enum(STRONGER_FEET)),
});

/** One team of a player (S3-01). The kinds of team are our choice. */
export const team = z.strictObject({
  type: z.nullable(z.enum(['club', 'highSchool', 'academy', 'college', 'professional', 'national'])),
  teamName: text,
  league: text,
  country: z.nullable(countryCode),
  tier: z.nullable(z.enum(TIERS)),
  logo: z.nullable(pictureId),
  showInHeader: z.boolean(),
});

export type Team = z.infer<typeof team>;

/** The teams of a player; at most one of them is in the header (S3-01). */
export const teams = z.array(team).check(
  z.maxLength(30),
  z.refine((list) => list.filter(({ showInHeader }) => showInHeader).length <= 1),
);

/** Where a player lives, no more exact than the town; the field names are those of a college's address. */
export const address = z.strictObject({ locality: text, administrative_area_level_1: text, country: z.nullable(countryCode) });

/** The handle in what somebody typed or pasted: itself, with an @ in front, or the address of the page. */
const handleOn =
  (hosts: RegExp) =>
  (typed: string): string =>
    typed
      .trim()
      .replace(hosts, '')
      .replace(/[/?#].*$/, '')
      .replace(/^@/, '');
const ON_X = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\//i;
const ON_INSTAGRAM = /^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i;

/** Handles on the two social networks, stored without the @ and the address of the network. */
export const social = z.strictObject({
  x: z.nullable(z.string().check(z.overwrite(handleOn(ON_X)), z.regex(/^\w{1,15}$/))),
  instagram: z.nullable(z.string().check(z.overwrite(handleOn(ON_INSTAGRAM)), z.regex(/^(?!\.)[\w.]{1,30}(?<!\.)$/))),
});

/** The videos of a player in their order, each with what it shows; no link twice, and at most one pinned to the top. */
export const videos = z.array(z.strictObject({ url: videoLink, label: z.nullable(shortText(80)), pinned: z.boolean() })).check(
  z.maxLength(50),
  z.refine((list) => list.filter(({ pinned }) => pinned).length <= 1),
  z.refine((list) => new Set(list.map(({ url }) => url)).size === list.length),
);

function valueOf({ entries }: ReferenceList<Choice>) {
  const values: ReadonlySet<string> = new Set(entries.map(({ value }) => value));
  return z.string().check(z.refine((value) => values.has(value)));
}

/**
 * Honours and awards (S3-10): what, in which team of it, in which year. `note` names the award itself, such as its
 * league or club.
 */
export const honours = z
  .array(
    z.strictObject({
      type: valueOf(HONOURS),
      team: z.nullable(valueOf(AWARD_TEAMS)),
      year: z.nullable(z.int().check(z.minimum(1970), z.maximum(2100))),
      note: z.nullable(shortText(120)),
    }),
  )
  .check(z.maxLength(50));

const MORE_THAN_MATCHES = 'moreThanMatches' satisfies MessageCode;

const seasonCount = (most: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(most)));

/** What a player did in one season for one team: `season` is the year in which it began, 2025 for 2025/26. */
const playedSeason = z
  .strictObject({
    season: z.int().check(z.minimum(1970), z.maximum(2100)),
    team: text,
    matches: seasonCount(100),
    starts: seasonCount(100),
    minutes: seasonCount(12_000),
    goals: seasonCount(300),
    assists: seasonCount(300),
    cleanSheets: seasonCount(100),
    saves: seasonCount(2000),
  })
  .check(
    z.refine(({ matches, starts }) => isWithin(starts, matches), { error: MORE_THAN_MATCHES, path: ['starts'] }),
    z.refine(({ matches, cleanSheets }) => isWithin(cleanSheets, matches), { error: MORE_THAN_MATCHES, path: ['cleanSheets'] }),
  );

const isWithin = (part: number | null, whole: number | null): boolean => part === null || whole === null || part <= whole;

export type PlayedSeason = z.infer<typeof playedSeason>;

/** The statistics of a player by season and team. */
export const seasons = z.array(playedSeason).check(z.maxLength(20));

/** When and where coaches can see a player: the day, the local time there (`18:30`), opponent or event, and place. */
export const schedule = z
  .array(
    z.strictObject({
      date: calendarDate,
      time: z.nullable(z.string().check(z.regex(TIME_OF_DAY))),
      event: shortText(120),
      place: z.nullable(shortText(200)),
    }),
  )
  .check(z.maxLength(100));

/**
 * What the owner of a profile was told by mail: about coming of age on the day `ofAge`, and that the class of the year
 * `leftSchool` is over. Whoever changes the date of birth or the year is told again.
 */
export const notices = z.strictObject({ ofAge: z.nullable(calendarDate), leftSchool: z.nullable(z.int()) });

/** Nothing was told. */
export const NO_NOTICES = { ofAge: null, leftSchool: null } as const;

/** The totals of the three English tests that colleges accept, each on its own scale. */
export const englishTests = {
  toefl: z.nullable(z.int().check(z.minimum(0), z.maximum(120))),
  ielts: z.nullable(z.number().check(z.minimum(1), z.maximum(9), z.multipleOf(0.5))),
  duolingo: z.nullable(z.int().check(z.minimum(10), z.maximum(160), z.multipleOf(5))),
};

/** The field that a player wants to study, as two digits of the CIP: one in which undergraduates take degrees. */
export const studyField = z.string().check(z.refine((value) => STUDY_FIELDS.includes(value)));

const trimmed = (typed: string): string => typed.trim();

/** The number of a player at the NCAA's Eligibility Center: ten digits. */
export const ncaaId = z.string().check(z.overwrite(trimmed), z.regex(/^\d{10}$/));

/** The number of a player at PlayNAIA; the NAIA publishes no form of it. */
export const naiaId = z.string().check(z.overwrite(trimmed), z.regex(/^[A-Za-z0-9-]{4,15}$/));

/** The longest address of a page on Hudl or Veo. */
const SPORT_PAGE_MAX = 300;

/** The address of a player's page with a video service, stored in the normal form of `webLinkOf`, https alone. */
const pageOn = (hosts: readonly string[]) =>
  z.string().check(
    z.overwrite((typed) => (webLinkOf(typed.trim()) ?? typed).replace(/^http:/, 'https:')),
    z.maxLength(SPORT_PAGE_MAX),
    z.refine((link) => isPageOn(link, hosts)),
  );

function isPageOn(link: string, hosts: readonly string[]): boolean {
  if (webLinkOf(link) !== link) return false;
  const { hostname, pathname } = new URL(link);
  return link.startsWith(`https://${hostname}/`) && hosts.includes(hostname) && pathname !== '/';
}

/** A player's page on Hudl, and the club's or player's on Veo. */
export const hudlPage = pageOn(['hudl.com', 'www.hudl.com', 'fan.hudl.com']);
export const veoPage = pageOn(['veo.co', 'www.veo.co', 'app.veo.co', 'live.veo.co']);

/** The fields of players that came with the fourteenth version, empty. */
export const BLANK_SINCE_V14 = {
  ...{ toefl: null, ielts: null, duolingo: null, studyField: null, ncaaId: null, naiaId: null },
  ...{ hudlPage: null, veoPage: null },
} as const;
