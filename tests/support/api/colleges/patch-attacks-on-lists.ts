import { add } from './colleges';
import { added, attacks, placed, rawPatch, replaced, type PatchAttack, valued } from './patch-attack';

/** A list of entries in a college: an entry that it takes, and entries that it refuses. */
interface AttackedList {
  readonly path: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly refused: readonly unknown[];
}

const CONTACT = { id: 'lee', name: 'Lee Sample' };
const ALUMNA = { ...CONTACT, type: 'olympian' };
const NEED = { id: 'GK-2027', position: 'GK', graduationYear: 2027, need: 'open' };

const LISTS: readonly AttackedList[] = [
  {
    path: '/alumni',
    entry: ALUMNA,
    refused: [
      CONTACT,
      { ...ALUMNA, type: 'hero' },
      { ...ALUMNA, field: 'juggling' },
      { ...ALUMNA, fromYear: 2005, toYear: 2001 },
      { ...ALUMNA, fromYear: '2005' },
      { ...ALUMNA, text: 'x'.repeat(1001) },
    ],
  },
  {
    path: '/contactPeople',
    entry: CONTACT,
    refused: [
      { ...CONTACT, email: 'lee' },
      { ...CONTACT, email: 'javascript:alert(1)@example.edu' },
      { ...CONTACT, phone: '12' },
      { ...CONTACT, role: 'two\nlines' },
    ],
  },
  {
    path: '/athletics/sport/0/rosterNeeds',
    entry: NEED,
    refused: [
      { ...NEED, id: 'CB-2027' },
      { ...NEED, position: 'XX', id: 'XX-2027' },
      { ...NEED, graduationYear: 1e9, id: 'GK-1000000000' },
      { ...NEED, graduationYear: '2027' },
      { ...NEED, need: 'urgent' },
      { ...NEED, changedOn: '2026-02-30' },
    ],
  },
];

/** The bad edits that every list of entries gets, on each list that coaches fill entry by entry. */
export const ATTACKS_ON_LISTS: readonly PatchAttack[] = LISTS.flatMap(({ path, entry, refused }) => [
  ...placed(2, [`${path}/constructor`, `${path}/-/constructor/prototype`]),
  ...placed(3, [`${path}/__proto__`, `${path}/0/__proto__`], { polluted: true }),
  ...attacks(4, 422, [
    {
      description: `__proto__ in an entry of ${path}`,
      body: rawPatch(`{"op":"add","path":"${path}/-","value":{"__proto__":${JSON.stringify(entry)}}}`),
    },
  ]),
  ...placed(14, [`${path.slice(0, -1)}%73`, `${path}~1-`]),
  ...placed(15, [path.replace('o', 'о').replace('a', 'а'), path.toUpperCase()]),
  ...attacks(
    19,
    422,
    ['remove', 'test', 'move', 'copy', '_get', 'ADD', null, 1].map((op) => ({
      description: `op ${String(op)} at ${path}`,
      patch: [{ op, path: `${path}/-`, from: path, value: entry }],
    })),
  ),
  ...placed(25, [path.slice(1)]),
  ...placed(27, [`${path}/`, `/${path}`]),
  ...attacks(28, 422, [{ description: `add one past the end of ${path}`, patch: added(`${path}/9`, entry) }]),
  ...attacks(29, 422, [{ description: `index -1 of ${path}`, patch: added(`${path}/-1`, entry) }]),
  ...attacks(30, 422, [{ description: `index 00 of ${path}`, patch: added(`${path}/00`, entry) }]),
  ...attacks(31, 422, [{ description: `index 0e0 of ${path}`, patch: added(`${path}/0e0`, entry) }]),
  ...attacks(32, 422, [{ description: `index 1000000000 of ${path}`, patch: added(`${path}/1000000000`, entry) }]),
  ...attacks(33, 422, [{ description: `- with replace at ${path}`, patch: replaced(`${path}/-`, entry) }]),
  ...attacks(34, 422, [{ description: `add without value at ${path}`, patch: [{ op: 'add', path: `${path}/-` }] }]),
  ...placed(37, [`${path}${'/0'.repeat(1000)}`]),
  ...attacks(39, 413, [
    { description: `1 MB at ${path}`, patch: added(`${path}/-`, { ...entry, name: 'x'.repeat(1024 * 1024) }) },
  ]),
  ...attacks(46, 422, [
    { description: `the second operation at ${path}`, patch: [add(`${path}/-`, entry), add(`${path}/-`, entry)] },
  ]),
  ...attacks(60, 422, [{ description: `1e400 at ${path}`, body: rawPatch(`{"op":"add","path":"${path}/-","value":1e400}`) }]),
  ...valued(36, path, [
    'x',
    {},
    5,
    [null],
    ['x'],
    [{}],
    [{ ...entry, further: 1 }],
    [entry, entry],
    ...refused.map((one) => [one]),
  ]),
]).concat(
  attacks(49, 422, [
    {
      description: "another college's picture of an alumna",
      patch: added('/alumni/-', { ...ALUMNA, picture: 'picture-of-another' }),
    },
  ]),
);
