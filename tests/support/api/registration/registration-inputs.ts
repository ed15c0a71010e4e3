import { bornBefore } from './registrations';

/**
 * An input of the registration, by its number in docs/attacks.md. `refused` names field and code, and is absent where
 * the input is accepted.
 */
export interface RegistrationInput {
  readonly number: number;
  readonly description: string;
  readonly sends: () => Readonly<Record<string, unknown>>;
  readonly refused?: readonly [field: string, code: string];
}

type Field = Readonly<Record<string, unknown>>;

const refused = (number: number, field: string, code: string, all: readonly Field[]): readonly RegistrationInput[] =>
  all.map((sent) => ({ number, description: said(sent), sends: () => sent, refused: [field, code] }));
const taken = (number: number, all: readonly Field[]): readonly RegistrationInput[] =>
  all.map((sent) => ({ number, description: said(sent), sends: () => sent }));
const said = (sent: Field): string => JSON.stringify(sent).slice(0, 80);
const each = (key: string, values: readonly unknown[], shared: Field = {}): readonly Field[] =>
  values.map((value) => ({ ...shared, [key]: value }));

const coach = { type: 'coach', claim: true };
const mail = (...values: readonly unknown[]): readonly Field[] => each('email', values);
const coachMail = (...values: readonly unknown[]): readonly Field[] => each('email', values, coach);

const ages: readonly RegistrationInput[] = [
  { number: 76, description: 'the 13th birthday is today', sends: () => ({ dateOfBirth: bornBefore(13) }) },
  {
    number: 76,
    description: 'the 13th birthday is tomorrow',
    sends: () => ({ dateOfBirth: bornBefore(13, -1) }),
    refused: ['dateOfBirth', 'tooYoung'],
  },
  {
    number: 76,
    description: 'a coach of 12',
    sends: () => ({ ...coach, email: 'robin@harborpoint.example.edu', dateOfBirth: bornBefore(12) }),
    refused: ['dateOfBirth', 'tooYoung'],
  },
  {
    number: 79,
    description: 'born tomorrow',
    sends: () => ({ dateOfBirth: bornBefore(0, -1) }),
    refused: ['dateOfBirth', 'tooYoung'],
  },
  ...refused(79, 'dateOfBirth', 'tooYoung', each('dateOfBirth', ['2099-12-31'])),
];

const dates = [
  ...['2010-02-30', '2011-02-29', '0000-00-00', '1899-12-31', '2101-01-01', '2010-1-1', '2010-13-01', '2010-00-10', '2010-01-32'],
  ...['', ' 2010-01-01', '2010-01-01T00:00:00Z', '01/02/2010', 20100101, null, undefined, ['2010-01-01'], { year: 2010 }],
];

/** Names that a mail program may turn into links. */
const ADDRESSES_AS_NAMES = [
  ...['https://evil.example', 'Win at evil.example', 't.co', 'www.evil', 'robin@evil.example', '//evil', '192.0.2.1'],
  ...['пример.рф', 'evil。com', 'evil．com', 'ev\u200Bil.\u200Bcom', 'robin＠evil.example'],
];

/** Names that break other systems; all are real names, or harmless text. */
const UNUSUAL_NAMES = [
  ...[
    "O'Sample",
    'de la Cruz-Sample',
    'Ng',
    'X',
    'Null',
    'undefined',
    'true',
    'NaN',
    '0',
    '-1',
    'Jr.',
    'St. John',
    'Zoë',
    'Þór',
    'İpek',
    'ß',
    'Ǆemal',
  ],
  ...[
    '李',
    '김',
    'अनिल',
    'محمد',
    'שלום',
    'Мария',
    'Ελένη',
    '👍',
    '👩‍👩‍👧',
    '\u200Fabc',
    'a\u200Bb',
    '﷽',
    '<b>Robin</b>',
    '<script>alert(1)</script>',
  ],
  ...[
    "'; DROP TABLE profiles; --",
    '{{7*7}}',
    '${7*7}',
    '%s%s%n',
    '../../etc/passwd',
    '=1+1',
    '@SUM(A1)',
    '__proto__',
    'constructor',
    'x'.repeat(100),
  ],
];

/** Attacks and oddities 76 to 92 of the matrix, as far as a single registration covers them. */
export const REGISTRATION_INPUTS: readonly RegistrationInput[] = [
  ...ages,
  ...refused(78, 'dateOfBirth', 'dateOfBirthInvalid', each('dateOfBirth', dates)),
  ...refused(80, 'email', 'coachNeedsEduEmail', coachMail('a@x.edu.evil.com', 'a@harborpoint.example', 'a@edu.example')),
  ...refused(81, 'email', 'emailInvalid', coachMail('a@xedu', 'a@.edu', 'a@edu')),
  ...refused(83, 'email', 'emailInvalid', coachMail('a@x.edu.', 'a@x..edu')),
  ...refused(
    84,
    'email',
    'emailInvalid',
    coachMail('a@x.edu%00.com', 'a@x.edu\n.com', 'a@x.edu\u0000', 'a@x.edu\r\nBcc: b@x.edu'),
  ),
  ...refused(85, 'email', 'emailInvalid', coachMail('"a b"@x.edu', 'a b@x.edu', '(a)@x.edu', '<a@x.edu>')),
  ...refused(86, 'email', 'emailInvalid', coachMail('a@x.\u0435du', 'a@\u0435du', 'a@x.\uFF45\uFF44\uFF55', '\u0430@x.edu')),
  ...refused(
    80,
    'email',
    'emailInvalid',
    mail('', 'robin', 'robin@', '@people.example', null, undefined, 5, {}, ['a@b.example'], `${'a'.repeat(65)}@b.example`),
  ),
  ...refused(88, 'claim', 'claimNotForYou', [{ claim: true }, { type: 'parent', claim: true }]),
  ...refused(88, 'claim', 'valueRefused', each('claim', ['true', 1, null, []])),
  ...refused(
    89,
    'type',
    'accountTypeMissing',
    each('type', ['admin', 'alumni', 'headcoach', '', null, undefined, 0, ['coach'], '__proto__']),
  ),
  ...refused(89, 'type', 'playerTypeMissing', each('type', ['player'])),
  ...refused(
    89,
    'sportsTypeGender',
    'genderMissing',
    each('sportsTypeGender', ['male', 'MALE', "Men's", '', null, undefined, 1]),
  ),
  ...refused(89, 'marketingOptIn', 'valueRefused', each('marketingOptIn', ['true', 1, null])),
  ...refused(
    91,
    'password',
    'passwordTooWeak',
    each('password', ['fourteen chars', 'sampl1p', 'NODIGITSLOWER1', 'passw\u0663rd', '12345678']),
  ),
  ...refused(
    91,
    'password',
    'textMissing',
    each('password', ['', ' '.repeat(15), '\u200B'.repeat(20), null, undefined, 123456789012345]),
  ),
  ...refused(91, 'password', 'textTooLong', each('password', ['p1'.repeat(501), 'p'.repeat(100_000)])),
  ...taken(
    91,
    each('password', ['p1'.repeat(36), 'p1'.repeat(500), '👍'.repeat(15), 'pass1👍👍👍', 'fifteen letters', ' sample1p ']),
  ),
  ...refused(92, 'firstName', 'textMissing', each('firstName', ['', '   ', '\u00A0', '\u200B', null, undefined, 5, ['Robin']])),
  ...refused(92, 'lastName', 'textMissing', each('lastName', ['', ' \t ', null, undefined, {}])),
  ...refused(92, 'firstName', 'textTooLong', each('firstName', ['x'.repeat(101), 'x'.repeat(10_000)])),
  ...refused(92, 'lastName', 'textNotStorable', each('lastName', ['a\u0000b', 'a\nb', 'a\rb', 'a\u0007b', '\uD800'])),
  ...taken(92, each('lastName', UNUSUAL_NAMES)),
  ...refused(147, 'firstName', 'nameHoldsAddress', each('firstName', ADDRESSES_AS_NAMES)),
  ...refused(147, 'lastName', 'nameHoldsAddress', each('lastName', ADDRESSES_AS_NAMES)),
  ...refused(218, 'lastName', 'nameReserved', each('lastName', ['Touchline', 'of Touch Line', 'T\u043Euchline Support'])),
  ...refused(218, 'lastName', 'nameTurnsText', each('lastName', ['esa\u202EC', '\u2067Case\u2069'])),
];
