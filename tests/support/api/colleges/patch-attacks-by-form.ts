import { add, replace } from './colleges';
import { attacks, description, nested, rawPatch, replaced, type PatchAttack } from './patch-attack';

const operations: readonly PatchAttack[] = [
  ...attacks(16, 422, [{ description: 'op test', patch: [{ op: 'test', path: '/nickname', value: null }] }]),
  ...attacks(17, 422, [{ description: 'op move', patch: [{ op: 'move', from: '/name', path: '/nickname' }] }]),
  ...attacks(18, 422, [
    { description: 'op copy of the whole', patch: [{ op: 'copy', from: '', path: '/nickname' }] },
    { description: 'from beside add', patch: [{ op: 'add', from: '', path: '/nickname', value: 'x' }] },
  ]),
  ...attacks(19, 422, [{ description: 'op remove', patch: [{ op: 'remove', path: '/city/description' }] }]),
  ...attacks(20, 422, [{ description: 'op _get', patch: [{ op: '_get', path: '/city/description', value: 'x' }] }]),
  ...attacks(21, 422, [
    { description: 'op toString', patch: [{ op: 'toString', path: '/nickname', value: 'x' }] },
    { description: 'op constructor', patch: [{ op: 'constructor', path: '/nickname', value: 'x' }] },
    { description: 'op hasOwnProperty', patch: [{ op: 'hasOwnProperty', path: '/nickname', value: 'x' }] },
  ]),
  ...attacks(22, 422, [{ description: 'op REPLACE', patch: [{ op: 'REPLACE', path: '/nickname', value: 'x' }] }]),
  ...attacks(23, 422, [
    { description: 'op missing', patch: [{ path: '/nickname', value: 'x' }] },
    { description: 'op null', patch: [{ op: null, path: '/nickname', value: 'x' }] },
    { description: 'op a number', patch: [{ op: 1, path: '/nickname', value: 'x' }] },
  ]),
  ...attacks(24, 422, [
    { description: 'path missing', patch: [{ op: 'replace', value: 'x' }] },
    { description: 'path a number', patch: [{ op: 'replace', path: 1, value: 'x' }] },
    { description: 'path null', patch: [{ op: 'replace', path: null, value: 'x' }] },
    { description: 'path a list', patch: [{ op: 'replace', path: ['nickname'], value: 'x' }] },
  ]),
  ...attacks(34, 422, [
    { description: 'add without value', patch: [{ op: 'add', path: '/tags/-' }] },
    { description: 'replace without value', patch: [{ op: 'replace', path: '/nickname' }] },
  ]),
  ...attacks(41, 413, [
    { description: '10,000 operations', patch: Array.from({ length: 10_000 }, () => 0) },
    { description: '101 operations', patch: Array.from({ length: 101 }, () => replace('/nickname', 'x')) },
  ]),
  ...attacks(42, 422, [
    { description: 'an object', patch: {} },
    { description: 'an object like a list', patch: { 0: replace('/nickname', 'x'), length: 1 } },
    { description: 'a text', patch: 'replace' },
    { description: 'null', patch: null },
    { description: 'a number', patch: 1 },
    { description: 'an empty list', patch: [] },
    { description: 'a list of null', patch: [null] },
    { description: 'a list of texts', patch: ['replace'] },
    { description: 'a list in a list', patch: [[replace('/nickname', 'x')]] },
    { description: 'a body without patch', body: {} },
    { description: 'a body that is a list', body: replaced('/nickname') },
    { description: 'a body that is a text', body: '"patch"', status: 400, isFrameworks: true },
    { description: 'a body that is null', body: 'null', status: 400, isFrameworks: true },
    { description: 'no body', body: undefined, status: 415 },
  ]),
  ...attacks(45, 422, [
    {
      description: 'the path stands twice, the last is not allowed',
      body: rawPatch('{"op":"replace","path":"/city/description","path":"/_id","value":"x"}'),
    },
    {
      description: 'the op stands twice, the last is not allowed',
      body: rawPatch('{"op":"replace","op":"remove","path":"/city/description","value":"x"}'),
    },
    {
      description: 'the patch stands twice, the last is no list',
      body: '{"patch":[{"op":"replace","path":"/nickname","value":"x"}],"patch":0}',
    },
  ]),
  ...attacks(46, 422, [
    {
      description: 'the second operation is invalid',
      patch: [replace('/city/description', 'kept?'), replace('/city/nothing', 'x')],
    },
    {
      description: 'the hundredth is',
      patch: [...Array.from({ length: 99 }, (_, index) => add('/city/population', index)), add('/x', 0)],
    },
    { description: 'only together they break a rule', patch: [replace('/albums/0/name', 'City'), replace('/nickname', 'x')] },
  ]),
];

const bodies: readonly PatchAttack[] = [
  ...attacks(38, 400, [
    { description: '10,000 levels', body: description(nested(10_000)) },
    { description: '21 levels', body: description(nested(21)), status: 422 },
    { description: '900 levels of objects', body: description(`${'{"a":'.repeat(900)}0${'}'.repeat(900)}`), status: 422 },
  ]),
  ...attacks(39, 413, [
    { description: 'a text of 1 MB', patch: replaced('/city/description', 'x'.repeat(1024 * 1024)) },
    { description: 'just over 256 kB', patch: replaced('/city/description', 'x'.repeat(256 * 1024)) },
  ]),
  ...attacks(43, 400, [
    { description: 'cut off', body: '{"patch":[', isFrameworks: true },
    { description: 'a comma too much', body: '{"patch":[],}', isFrameworks: true },
    { description: 'no JSON', body: 'patch', isFrameworks: true },
  ]),
  ...attacks(
    44,
    415,
    [
      'text/plain',
      'application/json-patch+json',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
    ].map((type) => ({ description: type, patch: replaced('/nickname'), headers: { 'content-type': type } })),
  ),
  ...attacks(60, 422, [
    { description: '1e400', body: rawPatch('{"op":"replace","path":"/position/lat","value":1e400}') },
    { description: '-1e400 in a list', body: rawPatch('{"op":"replace","path":"/tags","value":[-1e400]}') },
    {
      description: 'NaN',
      body: rawPatch('{"op":"replace","path":"/position/lat","value":NaN}'),
      status: 400,
      isFrameworks: true,
    },
    {
      description: 'Infinity',
      body: rawPatch('{"op":"replace","path":"/position/lat","value":Infinity}'),
      status: 400,
      isFrameworks: true,
    },
    { description: 'a fraction where a whole number stands', patch: replaced('/city/population', 1.5) },
    {
      description: 'a number no whole number can say',
      body: rawPatch('{"op":"replace","path":"/city/population","value":9007199254740993}'),
    },
  ]),
  ...attacks(
    61,
    400,
    ['undo=maybe', 'undo=1', 'undo=', 'undo=TRUE', 'undo=true&undo=false', 'undo=true&undo=true'].map((query) => ({
      description: query,
      query,
      patch: replaced('/nickname'),
    })),
  ),
];

/** Edits whose operations or bodies have an invalid form. */
export const ATTACKS_BY_FORM: readonly PatchAttack[] = [...operations, ...bodies];
