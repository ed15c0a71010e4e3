import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { english } from './english';
import { german } from './german';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Plural = Extract<Elements[number], { readonly pluralType?: unknown }>;

/** Each word that changes with the number: of one, and of several. A number word stands for `#`. */
const PAIRS = {
  de: `Angabe Angaben, Beitrag Beiträge, Camp Camps, Coach Coaches, College Colleges, Dienst Dienste, Dieses Diese,
    Fach Fächer, Fach Fächern, Feld Felder, Foto Fotos, Meile Meilen, Minute Minuten, Person Personen, Platz Plätze, Position Positionen, Preis Preise,
    Profil Profile, Profil. Profile., Punkt Punkte, Story Storys, Studiengang Studiengänge, Studiengang Studiengängen, Stunde Stunden, Tag Tage,
    Talent Talente, Team Teams, Teil Teile, Video Videos, Vorschlag Vorschläge, Wunsch Wünsche, Ein #, ein #, Eines #,
    gehört gehören, ist sind, steht stehen, wartet warten, weiteres weitere, Weiteres Weitere, wird werden`,
  en: `Team Teams, This These, One #, camp camps, coach coaches, college colleges, day days, defender defenders,
    fact facts, field fields, forward forwards, goalkeeper goalkeepers, hour hours, minute minutes, is are, item items, major majors, matches match, midfielder midfielders, mile miles,
    part parts, photo photos, place places, player players,
    player. players., position positions, post posts, price prices, program programs, recruit recruits, request requests,
    service services, spot spots, story stories, suggestion suggestions, team teams, video videos, visitor visitors`,
} as const;

const singularOf = (pairs: string) => new Set(pairs.split(',').map((pair) => pair.trim().split(' ')[0] ?? ''));

/** The words of one alone: where the number changes nothing else, these do not stand next to several. */
const SINGULAR = { de: singularOf(PAIRS.de), en: singularOf(PAIRS.en) } as const;

/** Texts of one and of several that differ in more than their words. */
const REWRITTEN = {
  de: [
    ['einem Tag', '# von 7 Tagen'],
    ['Hinzufügen', 'Alle # hinzufügen'],
    ['# College gewählt: wähle noch eines', '# Colleges gewählt'],
    ['# College', 'Alle # Colleges'],
  ],
  en: [
    ['one day', '# of 7 days'],
    ['it', 'all #'],
    ['# college selected: add another', '# colleges selected'],
    ['# college', 'all # colleges'],
  ],
} as const;

/** Texts of several that say the same of one, or never count one: graduation is counted after three or six years. */
const WITHOUT_ONE = [
  ...['Filter (#)', 'Filters (#)', 'Dein Plan (#)', 'Your plan (#)', '# Mi.', '# mi', '#-mal', '# times'],
  ...['sechs', 'six'],
];

/** Numbers before a word that never stand for one: limits, sums of the catalogue, what is only said of several. */
const NEVER_ONE = [
  ...[
    'account.claimMissing',
    'admin.reportByVisitors',
    'adminPerson.sameGuardian',
    'adminPerson.childrenOfFamilies',
    'album.drop',
    'album.dropOne',
  ],
  ...['album.tooLarge', 'camps.within', 'claim.missing', 'claim.requested', 'colleges.within'],
  ...[
    'college.standingSource',
    'compare.full',
    'edit.notMajors',
    'editor.count',
    'featureQueue.sameGuardian',
    'edit.tooLong',
    'edit.tooMany',
    'explore.gemsText',
  ],
  ...['explore.intro', 'featureQueue.length', 'locations.intro', 'menu.collegesMatch', 'newTerms.text', 'profile.allVideos'],
  ...['recruits.countMore', 'recruits.showMore', 'register.collegeMissing', 'register.collegesFound', 'saving.noteHelp'],
];

function textOf(elements: Elements): string {
  return elements.map((one) => ('value' in one ? one.value : '#')).join('');
}

function pluralsIn(elements: Elements): Plural[] {
  return elements.flatMap((one) => {
    if (!('options' in one)) return 'children' in one ? pluralsIn(one.children) : [];
    const within = Object.values(one.options).flatMap(({ value }) => pluralsIn(value));
    return 'pluralType' in one ? [one, ...within] : within;
  });
}

/** What is wrong between the text of one and that of several; null where nothing is. */
function faultOf({ options }: Plural, language: 'en' | 'de'): string | null {
  const [one, several] = [options.one, options.other].map((option) => (option === undefined ? null : textOf(option.value)));
  if (several === undefined || several === null) return 'says nothing of several';
  if (one === undefined || one === null) return WITHOUT_ONE.includes(several) ? null : `says nothing of one: ${several}`;
  if (REWRITTEN[language].some((known) => known[0] === one && known[1] === several)) return null;
  const [left, right] = [one.split(' '), several.split(' ')];
  const unchanged = right.find((word, at) => left[at] === word && SINGULAR[language].has(word));
  if (unchanged !== undefined) return `says “${unchanged}” of several: ${several}`;
  const pairs = left.map((word, at) => `${word} ${right[at] ?? ''}`).filter((_, at) => left[at] !== right[at]);
  const known = PAIRS[language].split(',').map((pair) => pair.trim());
  const isKnown = left.length === right.length && pairs.length > 0 && pairs.every((pair) => known.includes(pair));
  return isKnown ? null : `“${one}” of one, “${several}” of several`;
}

/** An element that is plain text. */
const [PLAIN] = new IntlMessageFormat('plain', 'en').getAst();

/** What a text is filled with, in the order in which it says so. */
function filledIn(elements: Elements): readonly string[] {
  const names = elements.flatMap((one): readonly string[] => {
    const within = 'options' in one ? Object.values(one.options).flatMap(({ value }) => filledIn(value)) : [];
    const isFilled = 'value' in one && one.type !== PLAIN?.type;
    return [...(isFilled ? [one.value] : []), ...within];
  });
  return [...new Set(names)];
}

/** Texts whose languages name the same things in another order. */
const IN_ANOTHER_ORDER = ['college.travelConference', 'majors.awarded'];

test('what is filled in stands in the same order in both languages: no range ends before it begins', () => {
  const orders = Object.entries({ ...english }).map(([key, text]) => ({
    key,
    en: filledIn(new IntlMessageFormat(text, 'en').getAst()).join(),
    de: filledIn(new IntlMessageFormat(german[key as keyof typeof english], 'de').getAst()).join(),
  }));
  expect(orders.filter(({ en }) => en.includes(',')).length).toBeGreaterThan(60);
  expect(orders.filter(({ key, en, de }) => en !== de && !IN_ANOTHER_ORDER.includes(key))).toEqual([]);
});

describe.each([
  ['de', german],
  ['en', english],
] as const)('the texts with a number: %s', (language, table) => {
  const texts = Object.entries({ ...table }).map(([key, text]) => ({ key, text }));
  const counted = texts.map(({ key, text }) => ({ key, plurals: pluralsIn(new IntlMessageFormat(text, language).getAst()) }));

  test('have the singular of one and the plural of several', () => {
    const faults = counted.flatMap(({ key, plurals }) => plurals.map((plural) => ({ key, fault: faultOf(plural, language) })));
    expect(faults.length).toBeGreaterThan(60);
    expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  test('without two forms never count one thing', () => {
    const counted = String.raw`\{(?:\w+, number|capacity|count|left|staff|total)\}`;
    const noun = new RegExp(`${counted} ${language === 'de' ? '[A-ZÄÖÜ]' : String.raw`(?!(?:of|to|and|from|or)\b)[a-z]+s\b`}`);
    const found = texts.filter(({ text }) => noun.test(text)).map(({ key }) => key);
    expect(found.filter((key) => !NEVER_ONE.includes(key))).toEqual([]);
  });
});
