import * as z from 'zod/mini';
import { pick } from '../../../kernel/json/json';
import { blankValue } from '../../../kernel/patch/schema-path';
import { stateCodeOf } from '../../../reference/states';
import { nameFinder } from './named-places';
import { profile, type Profile } from '../profile';
import { committedCollegeOf, type Team } from '../profile-parts';
import { FIELD_GROUP_NAMES, FIELD_GROUPS, type FieldGroup, groupsShownTo, hasMinorsPageOn, type Reader } from './visibility';

/** The fields of a profile that belong to a group. */
type OpenFields = Pick<Profile, (typeof FIELD_GROUPS)[FieldGroup]['fields'][number]>;

const CLOSABLE = FIELD_GROUP_NAMES.flatMap((group): readonly (keyof OpenFields)[] => FIELD_GROUPS[group].fields);

let blank: OpenFields | null = null;

/** The fields of every group as they are shown where it is closed. */
function blankFields(): OpenFields {
  if (blank === null) {
    const closable = z.pick(
      profile,
      Object.fromEntries(CLOSABLE.map((field) => [field, true])) as Record<keyof OpenFields, true>,
    );
    blank = closable.parse(Object.fromEntries(CLOSABLE.map((field) => [field, blankValue(profile.shape[field])])));
  }
  return blank;
}

/**
 * The fields of a profile that belong to a group, as a reader sees them on a day (YYYY-MM-DD): blank where closed, so
 * that nobody can tell closed from empty. What says where a minor lives, plays or goes to school follows the groups
 * `town` and `school`, wherever it stands (docs/decisions/105-where-minors-live.md). A college is shown with a status
 * of commitment alone. What an admin hides is shown to the owner alone. `opened` are groups that a private link opens
 * to this reader besides those of the audience.
 */
export function openFieldsOf(profile: Profile, reader: Reader, today: string, opened: readonly FieldGroup[] = []): OpenFields {
  const stored = reader === 'owner' ? profile : withoutHiddenParts(profile);
  const open: ReadonlySet<FieldGroup> = new Set([...groupsShownTo(stored, reader, today), ...opened]);
  const closed = FIELD_GROUP_NAMES.flatMap((group) => (open.has(group) ? [] : FIELD_GROUPS[group].fields));
  const shown = { ...pick(stored, CLOSABLE), ...pick(blankFields(), closed) };
  const located = {
    ...shown,
    committedTo: committedCollegeOf(shown),
    address: { ...shown.address, locality: open.has('town') ? stored.address.locality : null },
  };
  return hasMinorsPageOn(stored, today) ? withoutWhereabouts(located, stored, open) : located;
}

/** The fields that an admin hides together with a text: they say the same in other words. */
const FOLLOWING_TEXTS: Readonly<Partial<Record<string, readonly (keyof OpenFields)[]>>> = {
  social: ['hudlPage', 'veoPage'],
  teams: ['seasons'],
};

/** A profile without the pictures and texts that an admin hides. */
function withoutHiddenParts(stored: Profile): Profile {
  if (stored.withheldParts.length === 0) return stored;
  const parts = stored.withheldParts.map(({ part }) => part);
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.place] : []));
  const hidden = new Set(parts.flatMap((part) => (part.kind === 'picture' ? [part.place] : [])));
  const followers = texts.flatMap((text) => FOLLOWING_TEXTS[text] ?? []);
  const shown = { ...stored, ...pick(blankFields(), [...texts, ...followers]) };
  const unlessHidden = (id: string | null) => (id !== null && hidden.has(id) ? null : id);
  return {
    ...shown,
    profilePicture: unlessHidden(shown.profilePicture),
    cover: unlessHidden(shown.cover),
    teams: shown.teams.map((team) => ({ ...team, logo: unlessHidden(team.logo) })),
    albums: shown.albums.map((album) => ({
      ...album,
      cover: unlessHidden(album.cover),
      pictures: album.pictures.filter((id) => !hidden.has(id)),
    })),
  };
}

/**
 * The caption of a picture as a reader sees it on a day: it belongs to the photos, wherever else the picture stands.
 */
export function openCaptionsOf(stored: Profile, reader: Reader, today: string): (caption: string | null) => string | null {
  const open = groupsShownTo(stored, reader, today);
  if (!open.has('photos')) return () => null;
  const { isNamedIn } = nameFinder(hasMinorsPageOn(stored, today) ? closedNames(stored, open) : []);
  return (caption) => (caption !== null && isNamedIn(caption) ? null : caption);
}

/** The fields of a minor's page without what tells a closed town or school. */
function withoutWhereabouts(shown: OpenFields, stored: Profile, open: ReadonlySet<FieldGroup>): OpenFields {
  const { isNamedIn, cutFrom } = nameFinder(closedNames(stored, open));
  const unlessNamed = (text: string | null) => (text !== null && isNamedIn(text) ? null : text);
  const { administrative_area_level_1: state } = shown.address;
  return {
    ...shown,
    address: { ...shown.address, administrative_area_level_1: isState(state) ? state : unlessNamed(state) },
    about: shown.about === null ? null : cutFrom(shown.about),
    jerseyNumber: open.has('town') ? shown.jerseyNumber : null,
    teams: shown.teams.flatMap((team) => {
      if (team.type === 'highSchool' && !open.has('school')) return [];
      const named = { ...team, league: unlessNamed(team.league) };
      if (team.type === 'national') return [{ ...named, teamName: unlessNamed(team.teamName) }];
      return isNameOpen(team, open) ? [named] : [{ ...named, teamName: null, logo: null }];
    }),
    // The kind of such a team is not known, so that its name follows both groups.
    seasons: shown.seasons.map((one) => (open.has('town') && open.has('school') ? one : { ...one, team: null })),
    honours: shown.honours.map((honour) => ({ ...honour, note: unlessNamed(honour.note) })),
    videos: shown.videos.map((video) => ({ ...video, label: unlessNamed(video.label) })),
    albums: shown.albums.filter(({ name }) => !isNamedIn(name)),
    schedule: shown.schedule.map((match) => ({
      ...match,
      event: cutFrom(match.event),
      place: unlessNamed(match.place),
      shirtNumber: open.has('town') ? match.shirtNumber : null,
    })),
  };
}

/** Whether a text is a state that we know: it stays, though a town or a club has its name. */
function isState(text: string | null): boolean {
  return text !== null && stateCodeOf(text) !== null;
}

/**
 * Whether readers to whom these groups are open may know which team it is: one of a high school by the school, a
 * national team always, any other by the town; of an unknown kind by both.
 */
function isNameOpen({ type }: Pick<Team, 'type'>, open: ReadonlySet<FieldGroup>): boolean {
  if (type === 'national') return true;
  if (type === 'highSchool') return open.has('school');
  return open.has('town') && (type !== null || open.has('school'));
}

/** The names that tell the town or the school of a minor to a reader to whom they are closed. */
function closedNames({ address, schoolName, teams }: Profile, open: ReadonlySet<FieldGroup>): readonly (string | null)[] {
  return [
    ...(open.has('town') ? [] : [address.locality]),
    ...(open.has('school') ? [] : [schoolName]),
    ...teams.flatMap((team) => (isNameOpen(team, open) ? [] : [team.teamName])),
  ];
}
