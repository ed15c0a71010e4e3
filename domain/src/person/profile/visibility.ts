/** Who may see a group of fields, from the widest to the narrowest; a coach is one whom any college has accepted. */
export const AUDIENCES = ['everybody', 'members', 'coaches', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Who looks at a profile, from the one who sees least; only the owner sees what is for nobody. */
export const READERS = ['visitor', 'member', 'coach', 'owner'] as const;
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

/**
 * The groups of fields whose audience an owner chooses together, and the rule of each for adults and minors
 * (docs/decisions/062-profile-visibility.md). What says where a minor can be found, or how to write to them past
 * their parents, is never for everybody; what a coach looks for first is, so that no public page is empty. Of the
 * address the locality is the group `town`; which other parts of a minor's page follow town and school stands in
 * `open-fields.ts` (docs/decisions/105-where-minors-live.md).
 */
export const FIELD_GROUPS = {
  portrait: { fields: ['profilePicture', 'cover'], adult: OPEN, minor: OPEN },
  about: { fields: ['about'], adult: OPEN, minor: OPEN },
  player: {
    fields: ['status', 'position', 'characteristics', 'jerseyNumber', 'class', 'graduationYear'],
    adult: OPEN,
    minor: OPEN,
  },
  teams: { fields: ['teams', 'honours'], adult: OPEN, minor: OPEN },
  place: { fields: ['citizenship', 'address'], adult: OPEN, minor: OPEN },
  town: { fields: [], adult: OPEN, minor: { byDefault: 'coaches', widest: 'members' } },
  videos: { fields: ['videos'], adult: OPEN, minor: OPEN },
  photos: { fields: ['albums'], adult: OPEN, minor: { byDefault: 'members', widest: 'everybody' } },
  school: { fields: ['schoolName'], adult: OPEN, minor: { byDefault: 'coaches', widest: 'members' } },
  grades: {
    fields: ['gpa', 'gpaOf', 'sat', 'act'],
    adult: { byDefault: 'members', widest: 'everybody' },
    minor: { byDefault: 'coaches', widest: 'members' },
  },
  schedule: {
    fields: ['schedule'],
    adult: { byDefault: 'members', widest: 'everybody' },
    minor: { byDefault: 'coaches', widest: 'coaches' },
  },
  social: { fields: ['social'], adult: OPEN, minor: { byDefault: 'coaches', widest: 'coaches' } },
} as const satisfies Readonly<Record<string, FieldGroupRule>>;

export type FieldGroup = keyof typeof FIELD_GROUPS;

export const FIELD_GROUP_NAMES = Object.keys(FIELD_GROUPS) as readonly FieldGroup[];

/** The audiences that an owner chose; null where the default holds. */
export type ChosenAudiences = Readonly<Record<FieldGroup, Audience | null>>;

/** Of two readers the one who sees less. */
export function lesserReader(one: Reader, other: Reader): Reader {
  return READERS.indexOf(one) < READERS.indexOf(other) ? one : other;
}

/** What decides who sees a group: the choices, and since when the person is of age (YYYY-MM-DD; null: not known). */
export interface AudienceChoices {
  readonly audiences: ChosenAudiences;
  readonly adultFrom: string | null;
}

/**
 * Whether a person is a minor on a day (YYYY-MM-DD, UTC); who is not known to be of age counts as one. It decides what
 * they may do alone; what others see follows `hasMinorsPageOn`.
 */
export function isMinorOn({ adultFrom }: Pick<AudienceChoices, 'adultFrom'>, today: string): boolean {
  return adultFrom === null || today < adultFrom;
}

/**
 * From which day the page of a person who comes of age on `adultFrom` is that of an adult: the first day of the next
 * quarter. Nothing that others see changes on a birthday, so that nobody learns one.
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

/** The audience that a group has on that day where its owner chooses none. */
export function defaultAudience(choices: AudienceChoices, group: FieldGroup, today: string): Audience {
  return narrower(ruleOf(choices, group, today).byDefault, widestAudience(choices, group, today));
}

/** The audience that a group has on that day: the chosen one or the default, never wider than is allowed. */
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

/** The groups that a reader may see on that day; the owner sees all. */
export function groupsShownTo(choices: AudienceChoices, reader: Reader, today: string): ReadonlySet<FieldGroup> {
  return new Set(FIELD_GROUP_NAMES.filter((group) => belongsTo(reader, audienceOf(choices, group, today))));
}

function ruleOf(choices: Pick<AudienceChoices, 'adultFrom'>, group: FieldGroup, today: string): AudienceRule {
  const { adult, minor } = FIELD_GROUPS[group];
  return hasMinorsPageOn(choices, today) ? minor : adult;
}
