import { added, attacks, description, placed, rawPatch, replaced, type PatchAttack } from './patch-attack';

/** Edits of paths that do not exist or that the actor may not edit. */
export const ATTACKS_ON_PATHS: readonly PatchAttack[] = [
  ...placed(1, ['/__proto__/x', '/__proto__']),
  ...placed(2, ['/constructor/prototype/x', '/constructor', '/city/constructor/prototype/x']),
  ...placed(3, ['/city/__proto__', '/albums/__proto__', '/albums/0/__proto__'], { polluted: true }),
  ...attacks(4, 422, [
    { description: 'a value with the key __proto__', body: description('{"__proto__":{"polluted":true}}') },
    {
      description: 'the key constructor deeper inside',
      body: rawPatch('{"op":"add","path":"/albums/-","value":{"name":"A","x":{"constructor":1}}}'),
    },
    {
      description: '__proto__ as a key of the operation',
      body: rawPatch('{"op":"add","path":"/tags/-","value":"x","__proto__":{"polluted":true}}'),
    },
  ]),
  ...placed(10, ['/_id', '/version', '/schemaVersion', '/sources', '/sources/name', '/pictures', '/ipedsUnitId']),
  ...attacks(10, 422, [
    { description: 'a coach changes the name', patch: replaced('/name', 'Another College') },
    { description: 'a coach changes the address', patch: replaced('/pathName', 'Another_College') },
    { description: 'a coach changes the site', patch: replaced('/collegeURL', 'https://www.another.example.edu/') },
    { description: 'an admin gives an address that is no document name', patch: replaced('/pathName', '..'), by: 'admin' },
    {
      description: 'an admin gives an address that the database keeps for itself',
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
    { description: 'add one past the end', patch: added('/albums/3', { name: 'Fans' }) },
    { description: 'replace at the end', patch: replaced('/albums/2', { name: 'Fans' }) },
    { description: 'inside an entry past the end', patch: replaced('/albums/2/name', 'Fans') },
  ]),
  ...attacks(29, 422, [{ description: 'index -1', patch: added('/albums/-1', { name: 'Fans' }) }]),
  ...attacks(30, 422, [{ description: 'index 01', patch: added('/albums/01', { name: 'Fans' }) }]),
  ...attacks(31, 422, [{ description: 'index 1e0', patch: added('/albums/1e0', { name: 'Fans' }) }]),
  ...attacks(32, 422, [
    { description: 'index 1e9', patch: added('/albums/1e9', { name: 'Fans' }) },
    { description: 'index 1000000000', patch: added('/albums/1000000000', { name: 'Fans' }) },
    { description: 'index 4294967296 of texts', patch: added('/tags/4294967296', 'Fans') },
  ]),
  ...attacks(33, 422, [
    { description: '- with replace', patch: replaced('/albums/-', { name: 'Fans' }) },
    { description: '- on the way', patch: added('/albums/-/name', 'Fans') },
  ]),
  ...placed(37, ['/a'.repeat(1000), `/city${'/description'.repeat(30)}`]),
];
