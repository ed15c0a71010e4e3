import { added, attacks, description, placed, rawPatch, replaced, type PatchAttack } from './patch-attack';

/** Edits of paths that do not exist or that are not open to whoever edits. */
export const ATTACKS_ON_PATHS: readonly PatchAttack[] = [
  ...placed(1, ['/__proto__/x', '/__proto__']),
  ...placed(2, ['/constructor/prototype/x', '/constructor', '/city/constructor/prototype/x']),
  ...placed(3, ['/city/__proto__', '/albums/__proto__', '/albums/0/__proto__'], { polluted: true }),
  ...attacks(4, 422, [
    { says: 'a value with the key __proto__', body: description('{"__proto__":{"polluted":true}}') },
    {
      says: 'the key constructor deeper inside',
      body: rawPatch('{"op":"add","path":"/albums/-","value":{"name":"A","x":{"constructor":1}}}'),
    },
    {
      says: '__proto__ as a key of the operation',
      body: rawPatch('{"op":"add","path":"/tags/-","value":"x","__proto__":{"polluted":true}}'),
    },
  ]),
  ...placed(10, ['/_id', '/version', '/schemaVersion', '/sources', '/sources/name', '/pictures', '/ipedsUnitId']),
  ...attacks(10, 422, [
    { says: 'a coach changes the name', patch: replaced('/name', 'Another College') },
    { says: 'a coach changes the address', patch: replaced('/pathName', 'Another_College') },
    { says: 'a coach changes the site', patch: replaced('/collegeURL', 'https://www.another.example.edu/') },
    { says: 'an admin gives an address that is no document name', patch: replaced('/pathName', '..'), by: 'admin' },
    {
      says: 'an admin gives an address that the database keeps for itself',
      patch: replaced('/pathName', '__all__'),
      by: 'admin',
    },
  ]),
  ...placed(13, ['/claim', '/admin', '/roles', '/premium', '/isAdmin'], true),
  ...placed(14, ['/~1name', '/city~1description', '/%6Eame', '%2Fname', '/~0name', '/city%2Fdescription', '/na~0me']),
  ...placed(15, ['/n\u0430me', '/\uFF4Eame', '/name\u200B', '/NAME']),
  ...placed(25, ['city/description', 'name', '#/name', '.']),
  ...placed(26, ['']),
  ...placed(27, ['/', '//name', '/city/', '/city//description']),
  ...attacks(28, 422, [
    { says: 'add one past the end', patch: added('/albums/3', { name: 'Fans' }) },
    { says: 'replace at the end', patch: replaced('/albums/2', { name: 'Fans' }) },
    { says: 'inside an entry past the end', patch: replaced('/albums/2/name', 'Fans') },
  ]),
  ...attacks(29, 422, [{ says: 'index -1', patch: added('/albums/-1', { name: 'Fans' }) }]),
  ...attacks(30, 422, [{ says: 'index 01', patch: added('/albums/01', { name: 'Fans' }) }]),
  ...attacks(31, 422, [{ says: 'index 1e0', patch: added('/albums/1e0', { name: 'Fans' }) }]),
  ...attacks(32, 422, [
    { says: 'index 1e9', patch: added('/albums/1e9', { name: 'Fans' }) },
    { says: 'index 1000000000', patch: added('/albums/1000000000', { name: 'Fans' }) },
    { says: 'index 4294967296 of texts', patch: added('/tags/4294967296', 'Fans') },
  ]),
  ...attacks(33, 422, [
    { says: '- with replace', patch: replaced('/albums/-', { name: 'Fans' }) },
    { says: '- on the way', patch: added('/albums/-/name', 'Fans') },
  ]),
  ...placed(37, ['/a'.repeat(1000), `/city${'/description'.repeat(30)}`]),
];
