import { GRADE_SCALES } from '@touchline/domain/person/profiles/grade-scale';
import { HEIGHTS } from '@touchline/domain/person/profiles/height';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Language } from '@touchline/domain/kernel/language';
import { CLASS_YEAR_NAMES } from '@touchline/domain/reference/player-lists';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { type Field, type FieldKind, lineUpTo } from '../../../components/document-editor/field';
import type { Translate } from '../../../i18n/use-translations';
import { ChoiceField } from '../../../ui/fields/choice-fields';
import { CollegePicker } from './college-picker';
import { STUDY_NAMES } from '../../../components/player/study-names';
import { CountriesPicker } from './countries-picker';
import { PositionsPicker } from './positions-picker';

/** The language of the labels, and what formats them. */
export interface FieldTexts {
  readonly t: Translate;
  readonly language: Language;
}

/** Where a player may stand, as the schema has it. */
const STATUSES = [
  'looking',
  'talking',
  'committed',
  'signed',
  'transferring',
  'notLooking',
] as const satisfies readonly Profile['status'][];

const wordsOf = (typed: string): string[] => typed.split(' ').filter((word) => word !== '');
const listText = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : '');

const CITIZENSHIP: FieldKind = {
  type: 'notation',
  parse: (typed) => ({ value: wordsOf(typed) }),
  textOf: listText,
  draw: ({ typed, onTyped, ...rest }) => (
    <CountriesPicker {...rest} chosen={wordsOf(typed)} onChosen={(codes) => onTyped(codes.join(' '))} />
  ),
};

const COLLEGE: FieldKind = {
  type: 'notation',
  parse: (typed) => ({ value: typed === '' ? null : typed }),
  textOf: (value) => (typeof value === 'string' ? value : ''),
  draw: ({ label, typed, onTyped }) => <CollegePicker label={label} chosen={typed} onChosen={onTyped} />,
};

const POSITION: FieldKind = {
  type: 'notation',
  parse: (typed) => ({ value: wordsOf(typed) }),
  textOf: listText,
  draw: ({ label, typed, describedBy, onTyped }) => (
    <PositionsPicker
      label={label}
      describedBy={describedBy}
      chosen={wordsOf(typed).flatMap((word) => POSITIONS.find((one) => one === word) ?? [])}
      onChosen={(positions) => onTyped(positions.join(' '))}
    />
  ),
};

/** Radio buttons for one of a few values, written as text. */
function radios(options: readonly { readonly value: string; readonly text: string }[], isNumber = false): FieldKind {
  return {
    type: 'notation',
    parse: (typed) => ({ value: typed === '' ? null : isNumber ? Number(typed) : typed }),
    textOf: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
    draw: ({ label, typed, onTyped }) => <ChoiceField label={label} options={options} value={typed} onValue={onTyped} />,
  };
}

/** Status, citizenship and town: the fields of the first step and of the head of the page. */
export function basicFields(profile: Profile, { t }: FieldTexts): readonly Field[] {
  const { address } = profile;
  const statuses = STATUSES.map((value) => ({ value, text: t(`profileEdit.status_${value}`) }));
  const status: FieldKind = { type: 'choice', options: statuses, emptyText: t('profileEdit.choose') };
  const place = '/address/administrative_area_level_1';
  return [
    { path: '/status', label: t('profileEdit.status'), kind: status, value: profile.status },
    { path: '/committedTo', label: t('profileEdit.committedTo'), kind: COLLEGE, value: profile.committedTo },
    { path: '/citizenship', label: t('profileEdit.citizenship'), kind: CITIZENSHIP, value: profile.citizenship },
    {
      path: '/address/locality',
      label: t('profileEdit.town'),
      kind: lineUpTo(200),
      value: address.locality,
      help: t('profileEdit.townHelp'),
    },
    { path: place, label: t('profileEdit.state'), kind: lineUpTo(200), value: address.administrative_area_level_1 },
    { path: '/address/country', label: t('profileEdit.country'), kind: { type: 'country' }, value: address.country },
  ];
}

/** How and where the player plays: positions, stronger foot, height and number. */
export function playingFields(profile: Profile, { t, language }: FieldTexts): readonly Field[] {
  const { feet, foot } = profile.characteristics;
  const heights = HEIGHTS.map((one) => ({
    value: one.feet,
    text: language === 'de' ? `${one.cm} cm (${one.feet})` : `${one.feet} (${one.cm} cm)`,
  }));
  const known =
    feet === null || heights.some(({ value }) => value === feet) ? heights : [{ value: feet, text: feet }, ...heights];
  const height: FieldKind = { type: 'choice', options: known, emptyText: t('profileEdit.choose') };
  const feetOfPlayers = (['left', 'right', 'both'] as const).map((value) => ({ value, text: t(`profileEdit.foot_${value}`) }));
  const number: FieldKind = { type: 'number', isWhole: true, least: 0, most: 99 };
  return [
    { path: '/position/main', label: t('profileEdit.positions'), kind: POSITION, value: profile.position.main },
    { path: '/characteristics/foot', label: t('profileEdit.foot'), kind: radios(feetOfPlayers), value: foot },
    { path: '/characteristics/feet', label: t('profileEdit.height'), kind: height, value: feet },
    { path: '/jerseyNumber', label: t('profileEdit.number'), kind: number, value: profile.jerseyNumber },
  ];
}

/** School, class, graduation year and grades; `isInSchool` for players of high schools. */
export function schoolFields(profile: Profile, { t, language }: FieldTexts): readonly Field[] {
  const { gpaOf } = profile;
  const years = CLASS_YEAR_NAMES.entries.map((one) => ({ value: one.value, text: one[language] }));
  const classYear: FieldKind = { type: 'choice', options: years, emptyText: t('profileEdit.choose') };
  const known = GRADE_SCALES.map(({ of, name }) => ({ value: String(of), text: t(`profileEdit.scale_${name}`) }));
  const isKnown = gpaOf === null || known.some(({ value }) => value === String(gpaOf));
  const scales = isKnown ? known : [...known, { value: String(gpaOf), text: String(gpaOf) }];
  const average: FieldKind = { type: 'number', isWhole: false, least: 0, most: 100 };
  const isInSchool = profile.type === 'playerHighSchool';
  return [
    {
      path: '/schoolName',
      label: t(isInSchool ? 'profileEdit.school' : 'profileEdit.college'),
      kind: lineUpTo(200),
      value: profile.schoolName,
    },
    {
      path: '/class',
      label: t('profileEdit.class'),
      kind: classYear,
      value: profile.class,
      help: t(isInSchool ? 'profileEdit.classHelp' : 'profileEdit.classOfCollege'),
    },
    { path: '/graduationYear', label: t('profileEdit.graduationYear'), kind: { type: 'year' }, value: profile.graduationYear },
    { path: '/gpaOf', label: t('profileEdit.scale'), kind: radios(scales, true), value: gpaOf },
    { path: '/gpa', label: t('profileEdit.gpa'), kind: average, value: profile.gpa, help: t('profileEdit.gpaHelp') },
  ];
}

/** The tests that American colleges read. */
export function testFields(profile: Profile, { t }: FieldTexts): readonly Field[] {
  return [
    { path: '/sat', label: 'SAT', kind: { type: 'number', isWhole: true, least: 400, most: 1600 }, value: profile.sat },
    {
      path: '/act',
      label: 'ACT',
      kind: { type: 'number', isWhole: true, least: 1, most: 36 },
      value: profile.act,
      help: t('profileEdit.testsHelp'),
    },
  ];
}

/** What a player wants to study, the English tests, and the numbers at NCAA and NAIA, which only coaches see. */
export function collegeFields(profile: Profile, { t, language }: FieldTexts): readonly Field[] {
  const fields = Object.entries(STUDY_NAMES[language])
    .map(([value, text]) => ({ value, text }))
    .toSorted((one, other) => one.text.localeCompare(other.text, language));
  const study: FieldKind = { type: 'choice', options: fields, emptyText: t('profileEdit.choose') };
  const whole = (least: number, most: number): FieldKind => ({ type: 'number', isWhole: true, least, most });
  const ielts: FieldKind = { type: 'number', isWhole: false, least: 1, most: 9 };
  return [
    { path: '/studyField', label: t('profileEdit.study'), kind: study, value: profile.studyField },
    { path: '/toefl', label: 'TOEFL iBT', kind: whole(0, 120), value: profile.toefl, help: t('profileEdit.toeflHelp') },
    { path: '/ielts', label: 'IELTS', kind: ielts, value: profile.ielts, help: t('profileEdit.ieltsHelp') },
    {
      path: '/duolingo',
      label: 'Duolingo English Test',
      kind: whole(10, 160),
      value: profile.duolingo,
      help: t('profileEdit.duolingoHelp'),
    },
    {
      path: '/ncaaId',
      label: t('profileEdit.ncaaId'),
      kind: lineUpTo(20),
      value: profile.ncaaId,
      help: t('profileEdit.ncaaIdHelp'),
    },
    {
      path: '/naiaId',
      label: t('profileEdit.naiaId'),
      kind: lineUpTo(20),
      value: profile.naiaId,
      help: t('profileEdit.naiaIdHelp'),
    },
  ];
}

/** The longest address of a page on Hudl or Veo. */
const PAGE_MAX = 300;

/** A pasted address of a page is longer than the handle in it, which is stored. */
const HANDLE_MAX = 200;

/** The handles on the two social networks, and the pages on Hudl and Veo. */
export function socialFields({ social, hudlPage, veoPage }: Profile, { t }: FieldTexts): readonly Field[] {
  const help = t('profileEdit.handleHelp');
  return [
    { path: '/social/instagram', label: t('profileEdit.instagram'), kind: lineUpTo(HANDLE_MAX), value: social.instagram, help },
    { path: '/social/x', label: t('profileEdit.x'), kind: lineUpTo(HANDLE_MAX), value: social.x, help },
    { path: '/hudlPage', label: 'Hudl', kind: lineUpTo(PAGE_MAX), value: hudlPage, help: t('profileEdit.hudlHelp') },
    { path: '/veoPage', label: 'Veo', kind: lineUpTo(PAGE_MAX), value: veoPage, help: t('profileEdit.veoHelp') },
  ];
}
