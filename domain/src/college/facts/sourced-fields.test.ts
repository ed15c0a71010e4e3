import { expect, test } from 'vitest';
import { blankCollege } from '../college';
import { aCollege, aTeam } from '../testing/a-college';
import { fieldSources } from '../college-parts';
import { SOURCED_FIELDS, sourcedValue } from './sourced-fields';

test('each sourced field is a path in a college, once, in a form under which sources may be stored', () => {
  const college = aCollege();
  expect(new Set(SOURCED_FIELDS).size).toBe(SOURCED_FIELDS.length);
  for (const field of SOURCED_FIELDS) {
    expect(sourcedValue(college, field), field).not.toBeUndefined();
    expect(() => fieldSources.parse({ [field]: { by: 'import', source: 'a survey', year: 2024 } })).not.toThrow();
  }
});

test('dots lead into objects; a team goes by its sex, wherever it stands', () => {
  const college = aCollege({
    name: 'Harbor',
    position: { lat: 1, lng: 2 },
    athletics: { sport: [aTeam({ sex: 'female', conference: 'Coast' })] },
  });
  expect(sourcedValue(college, 'name')).toBe('Harbor');
  expect(sourcedValue(college, 'position')).toEqual({ lat: 1, lng: 2 });
  expect(sourcedValue(college, 'athletics.sport.female.conference')).toBe('Coast');
  expect([sourcedValue(college, 'athletics.sport.female'), sourcedValue(college, 'athletics.sport.male')]).toEqual([true, false]);
  expect(sourcedValue(college, 'athletics.sport.male.conference')).toBeNull();
});

test('a blank college has nothing but its identity', () => {
  const blank = blankCollege({ _id: 'new', name: 'New College', pathName: 'New_College' });
  const filled = SOURCED_FIELDS.filter((field) => {
    const value = sourcedValue(blank, field);
    return value !== null && value !== false && JSON.stringify(value).replace(/null|"\w+":|[{}[\],]/g, '') !== '';
  });
  expect(filled).toEqual(['name', 'pathName']);
});
