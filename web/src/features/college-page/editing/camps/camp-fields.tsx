import type { Camp } from '@touchline/domain/camp/camp';
import { CAMP_TYPES } from '@touchline/domain/camp/camp-span';
import type { Json } from '@touchline/domain/kernel/json/json';
import { type Field, type FieldKind, lineUpTo, type ParsedField } from '../../../../components/document-editor/field';
import type { Translate } from '../../../../i18n/use-translations';
import type { Picture } from '../../../../ui/fields/editable-picture';
import { CoverChoice } from './cover-choice';

/** What a new camp begins with. */
type NewCampFields = Pick<Camp, 'name' | 'type' | 'sex' | 'startsOn' | 'endsOn'>;

const whole = (least: number, most: number): FieldKind => ({ type: 'number', isWhole: true, least, most });

const DATE: FieldKind = { type: 'date' };
const TIME: FieldKind = { type: 'time' };

/** Dollars with at most two decimals, stored in cents. */
const DOLLARS: FieldKind = {
  type: 'notation',
  inputMode: 'decimal',
  parse: centsOf,
  textOf: (value) => (typeof value === 'number' ? (value / 100).toFixed(2) : ''),
};

function centsOf(text: string): ParsedField {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return { value: null };
  const [, dollars = '', cents = ''] = /^(\d{1,5}(?:,\d{3})*|\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (dollars === '') return { problem: 'campEditing.priceWrong' };
  return { value: Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0')) };
}

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Regina',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
] as const;

/** The fields with which a camp begins. */
export function newCampFields(t: Translate, camp: NewCampFields): readonly Field[] {
  const choice = (options: readonly { readonly value: string; readonly text: string }[]): FieldKind => ({
    type: 'choice',
    options,
    emptyText: t('campEditing.notChosen'),
  });
  return [
    { path: '/name', label: t('campEditing.name'), kind: lineUpTo(160), value: camp.name, isRequired: true },
    {
      path: '/type',
      label: t('campEditing.type'),
      kind: choice(CAMP_TYPES.map((value) => ({ value, text: t(`college.camp_${value}`) }))),
      value: camp.type,
      isRequired: true,
    },
    {
      path: '/sex',
      label: t('campEditing.sex'),
      kind: choice((['both', 'female', 'male'] as const).map((value) => ({ value, text: t(`campEditing.${value}`) }))),
      value: camp.sex,
      isRequired: true,
    },
    { path: '/startsOn', label: t('campEditing.startsOn'), kind: DATE, value: camp.startsOn, isRequired: true },
    { path: '/endsOn', label: t('campEditing.endsOn'), kind: DATE, value: camp.endsOn, isRequired: true },
  ];
}

/**
 * Every field of a camp that its editors change in its form, in four groups; its cover is a picture of the college's
 * page.
 */
export function campFields(t: Translate, camp: Camp, pictures: readonly Picture[]): readonly Field[] {
  const cover: FieldKind = {
    type: 'picture',
    choice: (label, chosen, onChoose) => <CoverChoice label={label} chosen={chosen} choices={pictures} onChoose={onChoose} />,
  };
  const zones = [...new Set<string>([...ZONES, camp.timeZone])].map((value) => ({ value, text: value.replaceAll('_', ' ') }));
  const zone: FieldKind = { type: 'choice', options: zones, emptyText: t('campEditing.notChosen') };
  const beginning = newCampFields(t, camp);
  const begun = (...paths: readonly string[]) => beginning.filter(({ path }) => paths.includes(path));
  const one = (path: string, label: Parameters<Translate>[0], kind: FieldKind, value: Json): Field => ({
    path,
    label: t(label),
    kind,
    value,
  });
  const groups: readonly (readonly [title: Parameters<Translate>[0], fields: readonly Field[]])[] = [
    [
      'campEditing.when',
      [
        ...begun('/name', '/type', '/startsOn', '/endsOn'),
        one('/startsAt', 'campEditing.startsAt', TIME, camp.startsAt),
        one('/endsAt', 'campEditing.endsAt', TIME, camp.endsAt),
        one('/timeZone', 'campEditing.timeZone', zone, camp.timeZone),
        one('/registrationClosesOn', 'campEditing.deadline', DATE, camp.registrationClosesOn),
        one('/placeName', 'campEditing.placeName', lineUpTo(200), camp.placeName),
      ],
    ],
    [
      'campEditing.who',
      [
        one('/ages/from', 'campEditing.ageFrom', whole(3, 99), camp.ages.from),
        one('/ages/to', 'campEditing.ageTo', whole(3, 99), camp.ages.to),
        one('/grades/from', 'campEditing.gradeFrom', whole(1, 12), camp.grades.from),
        one('/grades/to', 'campEditing.gradeTo', whole(1, 12), camp.grades.to),
        one('/capacity', 'campEditing.capacity', whole(0, 100_000), camp.capacity),
        one('/spacesLeft', 'campEditing.spacesLeft', whole(0, 100_000), camp.spacesLeft),
        ...begun('/sex'),
      ],
    ],
    [
      'campEditing.priceGroup',
      [
        { ...one('/priceCents', 'campEditing.price', DOLLARS, camp.priceCents), help: t('campEditing.priceHelp') },
        one('/registrationURL', 'campEditing.url', { type: 'link' }, camp.registrationURL),
        one('/contactEmail', 'campEditing.email', { type: 'mail' }, camp.contactEmail),
        one('/priceIncludes', 'campEditing.includes', { type: 'text', most: 2000 }, camp.priceIncludes),
      ],
    ],
    [
      'campEditing.textGroup',
      [
        one('/description', 'campEditing.description', { type: 'text', most: 20_000 }, camp.description),
        one('/staff', 'campEditing.staff', { type: 'lines', mostEach: 120, most: 60 }, camp.staff),
        ...(pictures.length === 0 ? [] : [one('/cover', 'campEditing.cover', cover, camp.cover)]),
      ],
    ],
  ];
  return groups.flatMap(([title, fields]) => fields.map((field) => ({ ...field, group: t(title) })));
}
