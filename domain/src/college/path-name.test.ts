import { describe, expect, test } from 'vitest';
import { distinctPathNames, nameOfPath, type NamedCollege, pathNameOf } from './path-name';

describe('a name in an address', () => {
  test.each([
    ['Harbor Point University', 'Harbor_Point_University'],
    ['  Two   spaces  ', 'Two_spaces'],
    ['Texas A&M University', 'Texas_A&M_University'],
    ["St. John's College (Annapolis)", "St._John's_College_(Annapolis)"],
    ['University of Hawaiʻi at Mānoa', 'University_of_Hawaiʻi_at_Mānoa'],
    ['Either/Or', 'Either_Or'],
    ['What? #1 at 100% \\ more', 'What_1_at_100_more'],
    ['a\tb\nc\u0000d', 'a_b_c_d'],
  ])('%j is %s', (name, pathName) => {
    expect(pathNameOf(name)).toBe(pathName);
    expect(pathNameOf(pathName)).toBe(pathName);
  });

  test('[S2-18] leads back to the name', () => {
    expect(nameOfPath('Harbor_Point_University')).toBe('Harbor Point University');
  });
});

describe('the addresses of colleges', () => {
  const place = (_id: string, name: string, city: string | null = null, state: string | null = null): NamedCollege => ({
    _id,
    name,
    city,
    state,
  });
  const addresses = (...colleges: readonly NamedCollege[]): string[] => {
    const chosen = distinctPathNames(colleges);
    return colleges.map(({ _id }) => chosen.get(_id) ?? 'none');
  };

  test('are the plain names where these differ', () => {
    expect(addresses(place('a', 'Harbor Point University'), place('b', 'Eastridge College'))).toEqual([
      'Harbor_Point_University',
      'Eastridge_College',
    ]);
  });

  test('of one name have the city, all of them: nobody keeps the plain name', () => {
    expect(
      addresses(place('a', 'Westminster College', 'Salt Lake City', 'UT'), place('b', 'Westminster College', 'Fulton', 'MO')),
    ).toEqual(['Westminster_College_(Salt_Lake_City)', 'Westminster_College_(Fulton)']);
  });

  test('of one name and city have the state too, and those without a place their id', () => {
    expect(addresses(place('a', 'Union College', 'Lincoln', 'NE'), place('b', 'Union College', 'Lincoln', 'IL'))).toEqual([
      'Union_College_(Lincoln,_NE)',
      'Union_College_(Lincoln,_IL)',
    ]);
    expect(addresses(place('a', 'Union College'), place('b', 'Union College'))).toEqual([
      'Union_College_(a)',
      'Union_College_(b)',
    ]);
  });

  test('have no empty brackets where a place is unknown', () => {
    expect(addresses(place('a', 'Union College'), place('b', 'Union College', 'Lincoln'))).toEqual([
      'Union_College_(a)',
      'Union_College_(Lincoln)',
    ]);
    expect(addresses(place('a', 'Union College', 'Troy'), place('b', 'Union College', 'Troy', 'NY'))).toEqual([
      'Union_College_(a)',
      'Union_College_(Troy,_NY)',
    ]);
  });

  test('differ by more than case and what an address leaves out', () => {
    const found = addresses(place('a', 'ABC College', 'X'), place('b', 'Abc College', 'Y'), place('c', 'ABC/College', 'Z'));
    expect(new Set(found.map((one) => one.toLowerCase())).size).toBe(3);
  });

  test('never meet one that another college has by its plain name', () => {
    const found = addresses(
      ...[place('a', 'Union College', 'Lincoln'), place('b', 'Union College', 'Troy')],
      ...[place('c', 'Union College (Lincoln)', 'Elsewhere')],
    );
    expect(new Set(found).size).toBe(3);
    expect(found[2]).toBe('Union_College_(Lincoln)');
  });

  test('do not depend on the order of the colleges', () => {
    const colleges = [
      place('a', 'Union College', 'Lincoln', 'NE'),
      place('b', 'Union College', 'Lincoln', 'IL'),
      place('c', 'Union College', 'Troy'),
    ];
    const [there, back] = [distinctPathNames(colleges), distinctPathNames(colleges.toReversed())];
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(back));
  });
});
