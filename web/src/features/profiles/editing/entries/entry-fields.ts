import type { Profile } from '@touchline/domain/person/profiles/profile';
import { AWARD_TEAMS, HONOURS } from '@touchline/domain/reference/honours';
import { SCHEDULE_KINDS } from '@touchline/domain/reference/player-lists';
import type { Choice, ReferenceList } from '@touchline/domain/reference/reference-list';
import type { Field, FieldKind } from '../../../../components/document-editor/field';
import { CAMP_CHOICE } from './camp-choice';
import { PROFILE_KIND } from '../profile-kind';
import type { FieldTexts } from '../profile-fields';
import { SEASON_COUNTS, SEASON_TEXTS } from '../../season-texts';
import type { Entry, EntryList } from './entry-changes';

/** The fields of an entry at a path of the profile (`/honours/0`), '' for a new one (null). */
export function entryFields(list: EntryList, base: string, entry: Entry | null, texts: FieldTexts): readonly Field[] {
  return FIELDS_OF[list](base, entry, texts);
}

type Name<List extends EntryList> = keyof Profile[List][number];

/** What was won, in which team of it, in which year (S3-10). */
function honourFields(base: string, entry: Entry | null, { t, language }: FieldTexts): readonly Field[] {
  const choice = ({ entries }: ReferenceList<Choice>): FieldKind => ({
    type: 'choice',
    options: entries.map((one) => ({ value: one.value, text: one[language] })),
    emptyText: t('profileEdit.choose'),
  });
  const at = (name: Name<'honours'>, label: string, rest: Partial<Field> = {}) =>
    fieldAt('honours', base, entry, name, label, rest);
  return [
    at('type', t('profileEdit.honour'), { kind: choice(HONOURS), isRequired: true }),
    at('team', t('profileEdit.honourTeam'), { kind: choice(AWARD_TEAMS) }),
    at('year', t('profileEdit.honourYear')),
    at('note', t('profileEdit.honourNote'), { help: t('profileEdit.honourNoteHelp') }),
  ];
}

/** A day on which coaches can see the player, and where. */
function scheduleFields(base: string, entry: Entry | null, { t }: FieldTexts): readonly Field[] {
  const at = (name: Name<'schedule'>, label: string, rest: Partial<Field> = {}) =>
    fieldAt('schedule', base, entry, name, label, rest);
  const kinds = SCHEDULE_KINDS.map((value) => ({ value, text: t(`profileEdit.scheduled_${value}`) }));
  const kind: FieldKind = { type: 'choice', options: kinds, emptyText: t('profileEdit.choose') };
  return [
    at('kind', t('profileEdit.scheduled'), { kind, isRequired: true, ...(entry === null && { value: SCHEDULE_KINDS[0] }) }),
    at('campId', t('profileEdit.camp'), { kind: CAMP_CHOICE }),
    at('event', t('profileEdit.event'), { isRequired: true, help: t('profileEdit.eventHelp') }),
    at('date', t('profileEdit.date'), { isRequired: true }),
    at('until', t('profileEdit.until'), { help: t('profileEdit.untilHelp') }),
    at('time', t('profileEdit.time'), { help: t('profileEdit.timeHelp') }),
    at('place', t('profileEdit.place'), { help: t('profileEdit.placeHelp') }),
    at('shirtNumber', t('profileEdit.shirtNumber'), { help: t('profileEdit.shirtNumberHelp') }),
  ];
}

/** What the player did in a season. All numbers may be missing; those of goalkeepers stand last. */
function seasonFields(base: string, entry: Entry | null, { language }: FieldTexts): readonly Field[] {
  const texts = SEASON_TEXTS[language];
  const at = (name: Name<'seasons'>, label: string, rest: Partial<Field> = {}) =>
    fieldAt('seasons', base, entry, name, label, rest);
  return [
    at('season', texts.season, { isRequired: true, help: texts.seasonHelp }),
    at('team', texts.team),
    ...SEASON_COUNTS.map((name) => at(name, texts.counts[name])),
  ];
}

const FIELDS_OF = { honours: honourFields, schedule: scheduleFields, seasons: seasonFields } as const satisfies Record<
  EntryList,
  (base: string, entry: Entry | null, texts: FieldTexts) => readonly Field[]
>;

function fieldAt(list: EntryList, base: string, entry: Entry | null, name: string, label: string, rest: Partial<Field>): Field {
  const value: unknown = entry === null ? null : Reflect.get(entry, name);
  return {
    path: `${base}/${name}`,
    name,
    label,
    kind: PROFILE_KIND.fieldAt(`/${list}/0/${name}`) ?? { type: 'line', most: 0 },
    value: typeof value === 'string' || typeof value === 'number' ? value : null,
    ...rest,
  };
}
