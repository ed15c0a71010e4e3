/**
 * The possible audiences of a group of fields, from the widest to the narrowest; `coaches` are those whom any college
 * has accepted.
 */
export const AUDIENCES = ['everybody', 'members', 'coaches', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * The readers of a profile, beginning with the one who sees least. Only linked guardians and the owner see groups for
 * nobody; a guardian sees the page as it is, without pictures and roles that are not on it.
 */
export const READERS = ['visitor', 'member', 'coach', 'guardian', 'owner'] as const;
export type Reader = (typeof READERS)[number];

/** The audience a group has before its owner chooses, and the widest one they may choose. */
interface AudienceRule {
  readonly byDefault: Audience;
  readonly widest: Audience;
}

interface FieldGroupRule {
  readonly fields: readonly string[];
  readonly adult: AudienceRule;
  readonly minor: AudienceRule;
}

const OPEN: AudienceRule = { byDefault: 'everybody', widest: 'everybody' };
const FOR_COACHES: AudienceRule = { byDefault: 'coaches', widest: 'coaches' };

/**
 * The groups of fields whose audience an owner chooses together, and the rule of each for adults and minors
 * (docs/decisions/062-profile-visibility.md). Fields that say where to find a minor, or how to write to them without
 * their parents, are never for everybody. Fields that coaches look for first are, so that no public page is empty. The
 * address's locality belongs to the group `town`, the coaches whom one may ask about a player to `reference`;
 * `open-fields.ts` says which other parts of a minor's page follow town and school
 * (docs/decisions/105-where-minors-live.md).
 */
export const FIELD_GROUPS = {
  portrait: { fields: ['profilePicture', 'cover'], adult: OPEN, minor: OPEN },
  about: { fields: ['about'], adult: OPEN, minor: OPEN },
  player: {
    fields: ['status', 'committedTo', 'position', 'characteristics', 'jerseyNumber', 'class', 'graduationYear', 'studyField'],
    adult: OPEN,
    minor: OPEN,
  },
  teams: { fields: ['teams', 'honours', 'seasons'], adult: OPEN, minor: OPEN },
  place: { fields: ['citizenship', 'address'], adult: OPEN, minor: OPEN },
  town: { fields: [], adult: OPEN, minor: { byDefault: 'coaches', widest: 'members' } },
  videos: { fields: ['videos'], adult: OPEN, minor: OPEN },
  photos: { fields: ['albums'], adult: OPEN, minor: { byDefault: 'members', widest: 'everybody' } },
  school: { fields: ['schoolName'], adult: OPEN, minor: { byDefault: 'coaches', widest: 'members' } },
  grades: {
    fields: ['gpa', 'gpaOf', 'sat', 'act', 'toefl', 'ielts', 'duolingo'],
    adult: { byDefault: 'members', widest: 'everybody' },
    minor: { byDefault: 'coaches', widest: 'members' },
  },
  schedule: {
    fields: ['schedule'],
    adult: { byDefault: 'members', widest: 'everybody' },
    minor: { byDefault: 'coaches', widest: 'coaches' },
  },
  ids: { fields: ['ncaaId', 'naiaId'], adult: FOR_COACHES, minor: FOR_COACHES },
  reference: { fields: [], adult: FOR_COACHES, minor: FOR_COACHES },
  social: {
    fields: ['social', 'hudlPage', 'veoPage'],
    adult: OPEN,
    minor: FOR_COACHES,
  },
} as const satisfies Readonly<Record<string, FieldGroupRule>>;

export type FieldGroup = keyof typeof FIELD_GROUPS;

export const FIELD_GROUP_NAMES = Object.keys(FIELD_GROUPS) as readonly FieldGroup[];

/** The groups on the short page of coaches, parents and admins; all others are about playing. */
const SHORT_PAGE_GROUPS = ['portrait', 'about', 'place', 'town'] as const satisfies readonly FieldGroup[];

/** The groups that a page can show: all of them on a player's page. */
export function groupsOfPage(isPlayersPage: boolean): readonly FieldGroup[] {
  return isPlayersPage ? FIELD_GROUP_NAMES : SHORT_PAGE_GROUPS;
}

/** The audiences that an owner chose; null for the default. */
export type ChosenAudiences = Readonly<Record<FieldGroup, Audience | null>>;

/** The reader of the two who sees less. */
export function lesserReader(one: Reader, other: Reader): Reader {
  return READERS.indexOf(one) < READERS.indexOf(other) ? one : other;
}

/**
 * The data that decides who sees a group: the choices, and the day on which the person comes of age (YYYY-MM-DD; null:
 * not known).
 */
export interface AudienceChoices {
  readonly audiences: ChosenAudiences;
  readonly adultFrom: string | null;
}

/**
 * Whether a person is a minor on a day (YYYY-MM-DD, UTC), or counts as one because their age is not known. This decides
 * what they may do alone; `hasMinorsPageOn` decides what others see.
 */
export function isMinorOn({ adultFrom }: Pick<AudienceChoices, 'adultFrom'>, today: string): boolean {
  return adultFrom === null || today < adultFrom;
}

/**
 * The day from which the page of a person who comes of age on `adultFrom` is an adult's page: the first day of the next
 * quarter. Nothing visible changes on a birthday, so that nobody can learn it.
 */
export function adultsPageFrom(adultFrom: string): string {
  const [year, month] = [Number(adultFrom.slice(0, 4)), Number(adultFrom.slice(5, 7))];
  const next = Math.floor((month - 1) / 3) * 3 + 4;
  return next > 12 ? `${year + 1}-01-01` : `${year}-${String(next).padStart(2, '0')}-01`;
}

/** Whether others see a page by the rules for minors on a day; the rules follow the age a quarter later at most. */
export function hasMinorsPageOn({ adultFrom }: Pick<AudienceChoices, 'adultFrom'>, today: string): boolean {
  return adultFrom === null || today < adultsPageFrom(adultFrom);
}

/**
 * The widest audience that a person may choose for a group on that day. The town is never shown to more than state and
 * country.
 */
export function widestAudience(choices: AudienceChoices, group: FieldGroup, today: string): Audience {
  const { widest } = ruleOf(choices, group, today);
  return group === 'town' ? narrower(widest, audienceOf(choices, 'place', today)) : widest;
}

/** The default audience of a group on that day. */
export function defaultAudience(choices: AudienceChoices, group: FieldGroup, today: string): Audience {
  return narrower(ruleOf(choices, group, today).byDefault, widestAudience(choices, group, today));
}

/** The audience of a group on that day: the chosen one or the default, never wider than allowed. */
export function audienceOf(choices: AudienceChoices, group: FieldGroup, today: string): Audience {
  const chosen = choices.audiences[group] ?? ruleOf(choices, group, today).byDefault;
  return narrower(chosen, widestAudience(choices, group, today));
}

function narrower(one: Audience, other: Audience): Audience {
  return isWider(one, other) ? other : one;
}

/** Whether an audience is wider than another. */
export function isWider(one: Audience, other: Audience): boolean {
  return AUDIENCES.indexOf(one) < AUDIENCES.indexOf(other);
}

/** Whether a reader belongs to an audience. */
export function belongsTo(reader: Reader, to: Audience): boolean {
  return READERS.indexOf(reader) >= AUDIENCES.indexOf(to);
}

/** The groups that a reader may see on that day; the owner and linked guardians see all. */
export function groupsShownTo(choices: AudienceChoices, reader: Reader, today: string): ReadonlySet<FieldGroup> {
  return new Set(FIELD_GROUP_NAMES.filter((group) => belongsTo(reader, audienceOf(choices, group, today))));
}

function ruleOf(choices: Pick<AudienceChoices, 'adultFrom'>, group: FieldGroup, today: string): AudienceRule {
  const { adult, minor } = FIELD_GROUPS[group];
  return hasMinorsPageOn(choices, today) ? minor : adult;
}

/** The texts of a profile that an admin can hide without the rest; nobody has a page without a name. */
export const HIDEABLE_TEXTS = ['about', 'teams', 'honours', 'schedule', 'videos', 'albums', 'social'] as const;
