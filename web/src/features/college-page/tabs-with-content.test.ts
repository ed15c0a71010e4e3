import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { COLLEGE_TABS } from './college-tabs';
import { emptyTabs, hasTabContent, lifeTabs, offeredTabs } from './tabs-with-content';

const bare = aCollege({
  albums: [],
  city: { description: null, population: null },
  athletics: { sport: [aTeam({ sex: 'female', athleticsURL: 'https://a.example.edu/', rosterURL: 'https://a.example.edu/r' })] },
});
const viewer = { sex: 'female', current: 'overview', isSignedIn: false, mayEdit: false } as const;

describe('the tabs of a college page', () => {
  test('of a college of which nothing is known are its overview and its team, whatever links it has', () => {
    expect(offeredTabs(bare, viewer)).toEqual(['overview', 'athletics']);
  });

  test('appear with the first text, fact or picture', () => {
    const city = { ...bare, city: { description: null, population: 900 } };
    expect(hasTabContent('city', city, 'female')).toBe(true);
    const album = { ...bare, albums: [{ name: 'Athletic Facilities', cover: null, pictures: ['a'] }] };
    expect(offeredTabs(album, viewer)).toEqual(['overview', 'athletics', 'facilities', 'photos']);
  });

  test('the setting of a campus and the position of a town are content, and one tab', () => {
    const placed = { ...bare, campusSetting: 'rural', position: { lat: 40.4, lng: -82.4 } } as const;
    expect(offeredTabs(placed, viewer)).toEqual(['overview', 'athletics', 'campus', 'city']);
    expect(lifeTabs(placed, 'female')).toEqual(['campus', 'city']);
  });

  test('people and roster needs are content', () => {
    const person = { id: 'kim', name: 'Kim Sample' };
    const alumni = [{ ...person, type: 'olympian', field: null, fromYear: null, toYear: null, picture: null, text: null }];
    const contactPeople = [{ ...person, role: null, email: null, phone: null }];
    expect(offeredTabs({ ...bare, alumni, contactPeople }, viewer)).toEqual(['overview', 'athletics', 'alumni', 'contact']);
    const need = { id: 'GK-2028', position: 'GK', graduationYear: 2028, need: 'closed', changedOn: null } as const;
    const sport = [aTeam({ sex: 'female', rosterNeeds: [need] })];
    expect(hasTabContent('athletics', { ...bare, athletics: { sport } }, 'female')).toBe(true);
  });

  test('a known zero is content, a blank text is none', () => {
    const { academics } = bare;
    const admission = { ...academics.details.admission, applicationFee: 0 };
    const free = { ...bare, academics: { ...academics, details: { ...academics.details, admission } } };
    expect(hasTabContent('academics', free, 'female')).toBe(true);
    expect(hasTabContent('academics', { ...bare, academics: { ...academics, description: ' ' } }, 'female')).toBe(false);
  });

  test('belong to one team: a college without that team has no tab of it', () => {
    const told = { ...bare, athletics: { sport: [aTeam({ sex: 'male', description: 'We press.' })] } };
    expect([hasTabContent('athletics', told, 'male'), hasTabContent('athletics', told, 'female')]).toEqual([true, false]);
  });

  test('the current one is always offered, after those with content', () => {
    expect(
      offeredTabs({ ...bare, city: { description: 'A town.', population: null } }, { ...viewer, current: 'campus' }),
    ).toEqual(['overview', 'athletics', 'city', 'campus']);
  });

  test('of an editor stand in the same order whichever is open', () => {
    const orders = COLLEGE_TABS.map((current) => offeredTabs(bare, { ...viewer, current, isSignedIn: true, mayEdit: true }));
    for (const order of orders) expect(order).toEqual(orders[0]);
  });

  test('[S2-19] editors have all of them, and what signing in adds stands at the end', () => {
    const forEditor = offeredTabs(bare, { ...viewer, isSignedIn: true, mayEdit: true });
    expect(forEditor.toSorted()).toEqual([...COLLEGE_TABS].toSorted());
    expect(forEditor.slice(0, 2)).toEqual(offeredTabs(bare, viewer));
    expect(offeredTabs(bare, { ...viewer, isSignedIn: true })).toEqual([
      'overview',
      'athletics',
      'rankingsAlbum',
      'administration',
    ]);
  });

  test('every public subpage is either a tab of visitors or named as empty', () => {
    const all = [...offeredTabs(bare, viewer), ...emptyTabs(bare, 'female')];
    expect([...all, 'rankingsAlbum', 'administration'].toSorted()).toEqual([...COLLEGE_TABS].toSorted());
  });
});

describe('[S2-19] Campus, City, Facilities and Photos', () => {
  const pictures = (count: number) => [
    { name: 'Campus', cover: null, pictures: Array.from({ length: count }, (_, at) => `p${at}`) },
  ];
  const campusOf = (description: string) => ({ ...bare.campus, description });
  const city = { description: 'A town.', population: null };

  test('are one tab in this order where two of them tell something short', () => {
    expect(lifeTabs({ ...bare, city, campus: campusOf('Brick.') }, 'female')).toEqual(['campus', 'city']);
    expect(lifeTabs({ ...bare, city, albums: pictures(9) }, 'female')).toEqual(['campus', 'city', 'photos']);
  });

  test.each([
    ['only one of them tells anything', { ...bare, city }],
    ['a text is long', { ...bare, city, campus: campusOf('x'.repeat(1201)) }],
    ['there are many photos', { ...bare, city, albums: pictures(10) }],
    ['none of them tells anything', bare],
  ])('keep a tab each where %s', (_, college) => {
    expect(lifeTabs(college, 'female')).toEqual([]);
  });
});
