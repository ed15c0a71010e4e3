import type { RouteName } from '@touchline/domain/http/api-routes';
import { nested } from './patch-attack';

/** A form around a college: a body that its row takes, and the field whose value the attacks replace. */
interface AttackedForm {
  readonly name: RouteName;
  readonly form: Readonly<Record<string, unknown>>;
  /** Values that other fields refuse, besides those of another type that every form gets. */
  readonly refused?: readonly Readonly<Record<string, unknown>>[];
}

/** What is sent to a row instead of its form, and the answer. */
export interface FormAttack {
  readonly name: RouteName;
  readonly number: number;
  readonly description: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

const TEAM = { sex: 'male', staffType: 'headcoach' };
const INVITE = { email: 'new@people.example', ...TEAM };

const FORMS: readonly AttackedForm[] = [
  {
    name: 'claimCollege',
    form: { collegeId: 'a-college', ...TEAM },
    refused: [
      { sex: 'both' },
      { staffType: 'alumni' },
      { staffType: 'admin' },
      { staffType: 'coach' },
      { staffType: 'toString' },
    ],
  },
  { name: 'claimAlumni', form: { collegeId: 'a-college', isListed: true }, refused: [{ isListed: 'true' }, { isListed: 1 }] },
  { name: 'requestCollege', form: { sportsTypeGender: 'Male' }, refused: [{ sportsTypeGender: 'male' }] },
  {
    name: 'objectToClaim',
    form: { reason: 'Not on our staff.' },
    refused: [{ reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: '\u0000' }],
  },
  {
    name: 'inviteStaff',
    form: INVITE,
    refused: [
      ...['new', 'new@', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example', '<a@b.example>', 'javascript:a@b'],
    ].map((email) => ({ email })),
  },
  {
    name: 'inviteStaff',
    form: { ...INVITE, handsOver: true },
    refused: [{ handsOver: 'yes' }, { handsOver: null }, { handsOver: 1 }],
  },
  {
    name: 'openInvite',
    form: { inviteId: 'abc' },
    refused: [
      { inviteId: '__proto__' },
      { inviteId: '../x' },
      { inviteId: 'a/b' },
      { inviteId: 'a b' },
      { inviteId: 'x'.repeat(129) },
    ],
  },
  { name: 'acceptInvite', form: { inviteId: 'abc' }, refused: [{ inviteId: '__x__' }, { inviteId: '../x' }, { inviteId: 'а' }] },
];

const OF_ANOTHER_TYPE: readonly unknown[] = [null, 5, {}, [], ['x'], { toString: 'x' }, ''];

function attacksOn({ name, form, refused = [] }: AttackedForm): readonly FormAttack[] {
  const attack = (number: number, description: string, body: unknown, status = 422): FormAttack => ({
    ...{ name, number, description, body, status },
  });
  const withRaw = (field: string, raw: string) => {
    const { [field]: _, ...rest } = form;
    return JSON.stringify(rest).replace(/^\{/, `{"${field}":${raw}${Object.keys(rest).length === 0 ? '' : ','}`);
  };
  const [first = ''] = Object.keys(form);
  return [
    attack(165, 'the fields stand in __proto__', `{"__proto__":${JSON.stringify(form)}}`),
    attack(165, 'the fields stand in constructor.prototype', { constructor: { prototype: form } }),
    ...Object.keys(form)
      .filter((field) => field !== 'handsOver')
      .flatMap((field) => [
        ...OF_ANOTHER_TYPE.map((value) => attack(36, `${field} = ${JSON.stringify(value)}`, { ...form, [field]: value })),
        attack(35, `without ${field}`, Object.fromEntries(Object.entries(form).filter(([one]) => one !== field))),
      ]),
    ...refused.map((value) => attack(36, JSON.stringify(value).slice(0, 60), { ...form, ...value })),
    attack(38, '10,000 levels', withRaw(first, nested(10_000)), 400),
    attack(39, 'a text of 1 MB', { ...form, [first]: 'x'.repeat(1024 * 1024) }, 413),
    attack(42, 'a list', [form]),
    attack(42, 'a text', '"form"', 400),
    attack(42, 'null', 'null', 400),
    attack(42, 'no body', undefined, 415),
    attack(43, 'cut off', '{"a":', 400),
    { ...attack(44, 'text/plain', form, 415), headers: { 'content-type': 'text/plain' } },
    attack(45, `${first} stands twice, the last is none`, JSON.stringify(form).replace(/\}$/, `,"${first}":0}`)),
    attack(60, '1e400', withRaw(first, '1e400')),
    attack(60, 'NaN', withRaw(first, 'NaN'), 400),
  ];
}

/** The bad inputs of the forms around a college: claims, objections, requests, invitations and handing over. */
export const ATTACKS_ON_FORMS: readonly FormAttack[] = FORMS.flatMap(attacksOn);

/** Ids that lead nowhere, wherever an address of a college takes one. */
export const IDS_OF_NOTHING: readonly string[] = [
  ...['__proto__', 'constructor', 'toString', '../x', '..%2Fx', 'a/b', 'nowhere\u0000', 'сollege', '%', '-1'],
  'x'.repeat(2000),
];
