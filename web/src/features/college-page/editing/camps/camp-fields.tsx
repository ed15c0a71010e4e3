import type { Camp } from '@touchline/domain/camp/camp';
import { CAMP_TYPES } from '@touchline/domain/camp/camp-span';
import type { Json } from '@touchline/domain/kernel/json/json';
import { type Field, type FieldKind, lineUpTo, type ParsedField } from '../../../../components/document-editor/field';
import type { Translate } from '../../../../i18n/use-translations';
import { type Picture, PictureRadios } from '../../../../ui/fields/editable-picture';
import { Input } from '../../../../ui/fields/text-controls';

/** What a new camp begins with. */
type NewCampFields = Pick<Camp, 'name' | 'type' | 'sex' | 'startsOn' | 'endsOn'>;

const whole = (least: number, most: number): FieldKind => ({ type: 'number', isWhole: true, least, most });

/** A value that is typed in a control of the browser, and stored as `parse` reads it. */
function typedIn(
  input: { readonly type: 'date' | 'time' | 'text'; readonly inputMode?: 'decimal' },
  parse: (text: string) => ParsedField,
  textOf: (value: Json) => string,
): FieldKind {
  return {
    type: 'notation',
    parse,
    textOf,
    draw: ({ label, typed, isFaulty, describedBy, onTyped }) => (
      <Input
        {...input}
        size="lg"
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={describedBy}
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
      />
    ),
  };
}

const asText = (value: Json): string => (typeof value === 'string' ? value : '');
const orNull = (text: string): ParsedField => ({ value: text.trim() === '' ? null : text.trim() });
const DATE = typedIn({ type: 'date' }, orNull, asText);
const TIME = typedIn({ type: 'time' }, orNull, asText);

/** Dollars with at most two decimals, stored in cents. */
const DOLLARS = typedIn({ type: 'text', inputMode: 'decimal' }, centsOf, (value) =>
  typeof value === 'number' ? (value / 100).toFixed(2) : '',
);

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

/** Every field of a camp that its editors change in its form; its cover is a picture of the college's page. */
export function campFields(t: Translate, camp: Camp, pictures: readonly Picture[]): readonly Field[] {
  const cover: FieldKind = {
    type: 'picture',
    choice: (label, chosen, onChoose) => <PictureRadios label={label} chosen={chosen} choices={pictures} onChoose={onChoose} />,
  };
  const zones = [...new Set<string>([...ZONES, camp.timeZone])].map((value) => ({ value, text: value.replaceAll('_', ' ') }));
  const further: readonly (readonly [path: string, label: Parameters<Translate>[0], kind: FieldKind, value: Json])[] = [
    ['/startsAt', 'campEditing.startsAt', TIME, camp.startsAt],
    ['/endsAt', 'campEditing.endsAt', TIME, camp.endsAt],
    [
      '/timeZone',
      'campEditing.timeZone',
      { type: 'choice', options: zones, emptyText: t('campEditing.notChosen') },
      camp.timeZone,
    ],
    ['/registrationClosesOn', 'campEditing.deadline', DATE, camp.registrationClosesOn],
    ['/placeName', 'campEditing.placeName', lineUpTo(200), camp.placeName],
    ['/priceCents', 'campEditing.price', DOLLARS, camp.priceCents],
    ['/priceIncludes', 'campEditing.includes', { type: 'text', most: 2000 }, camp.priceIncludes],
    ['/description', 'campEditing.description', { type: 'text', most: 20_000 }, camp.description],
    ['/capacity', 'campEditing.capacity', whole(0, 100_000), camp.capacity],
    ['/spacesLeft', 'campEditing.spacesLeft', whole(0, 100_000), camp.spacesLeft],
    ['/ages/from', 'campEditing.ageFrom', whole(3, 99), camp.ages.from],
    ['/ages/to', 'campEditing.ageTo', whole(3, 99), camp.ages.to],
    ['/grades/from', 'campEditing.gradeFrom', whole(1, 12), camp.grades.from],
    ['/grades/to', 'campEditing.gradeTo', whole(1, 12), camp.grades.to],
    ['/staff', 'campEditing.staff', { type: 'lines', mostEach: 120, most: 60 }, camp.staff],
    ...(pictures.length === 0 ? [] : [['/cover', 'campEditing.cover', cover, camp.cover] as const]),
    ['/registrationURL', 'campEditing.url', { type: 'link' }, camp.registrationURL],
    ['/contactEmail', 'campEditing.email', { type: 'mail' }, camp.contactEmail],
  ];
  const rest = further.map(([path, label, kind, value]): Field => {
    const help = path === '/priceCents' ? { help: t('campEditing.priceHelp') } : {};
    return { path, label: t(label), kind, value, ...help };
  });
  return [...newCampFields(t, camp), ...rest];
}
