import { CAMP_TYPES } from '@touchline/domain/camp/camp-span';
import type { Camp } from '@touchline/domain/camp/camp';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoCamp } from './demo-camps';
import { demoWorld, type DemoWorld } from './demo-world';

let world: DemoWorld;
let camps: readonly Camp[];
beforeAll(async () => {
  world = await demoWorld('small');
  camps = world.camps;
});

describe('the camps', () => {
  test('are 60, all at the invented colleges, none twice', () => {
    expect(camps).toHaveLength(60);
    expect(new Set(camps.map(({ _id }) => _id)).size).toBe(60);
    expect(new Set(camps.map(({ collegeId }) => collegeId))).toEqual(new Set(['eastridge-college', 'harbor-point-university']));
  });

  test('are of every kind, for girls, boys and both, some full, some with places, over more than one year', () => {
    expect(new Set(camps.map(({ type }) => type))).toEqual(new Set(CAMP_TYPES));
    expect(new Set(camps.map(({ sex }) => sex)).size).toBe(3);
    expect(camps.some(({ spacesLeft }) => spacesLeft === 0)).toBe(true);
    expect(camps.some(({ spacesLeft }) => (spacesLeft ?? 0) > 0)).toBe(true);
    expect(new Set(camps.map(({ startsOn }) => startsOn.slice(0, 4))).size).toBeGreaterThan(1);
  });

  test('are held by people of the host, with a picture of the host, and close before they begin', () => {
    for (const { collegeId, staff, cover, registrationClosesOn, startsOn } of camps) {
      const host = world.colleges.find(({ _id }) => _id === collegeId);
      const coaches = host?.athletics.sport.flatMap((team) => team.coaches.map(({ name }) => name)) ?? [];
      expect(staff.filter((name) => !coaches.includes(name))).toEqual([]);
      expect(host?.pictures).toContain(cover);
      expect(registrationClosesOn && registrationClosesOn < startsOn).toBe(true);
    }
  });

  test('promise nothing that their own hours, season and places contradict', () => {
    const isInWinter = (day: string) => ['11', '12', '01', '02'].includes(day.slice(5, 7));
    const contradictions = camps.flatMap(({ _id, type, startsOn, description, priceIncludes, ...hours }) => {
      const { startsAt, endsAt } = { startsAt: hours.startsAt ?? '', endsAt: hours.endsAt ?? '' };
      const text = `${description ?? ''} ${priceIncludes ?? ''}`;
      const stays = type === 'residential';
      return [
        /\d ?: ?\d|\d to 1|ratio/i.test(text) && 'a ratio of its own beside that of its coaches and places',
        !stays &&
          /\blunch\b/i.test(priceIncludes ?? '') &&
          (startsAt > '13:00' || endsAt < '13:00') &&
          'lunch outside of its hours',
        !stays && /\bdinner\b/i.test(priceIncludes ?? '') && endsAt < '18:00' && 'dinner after its end',
        stays !== /^Room/.test(priceIncludes ?? '') && 'a bed only where players stay overnight',
        /sunscreen/i.test(text) && isInWinter(startsOn) && 'sun in winter',
      ].flatMap((found) => (found === false ? [] : [`${_id}: ${found}`]));
    });
    expect(contradictions).toEqual([]);
  });
});

test.each([{ college: 'nowhere' }, { text: 'untold' }, { cover: 'not-there' }, { spacesLeft: '999' }, { endsOn: '2020-01-01' }])(
  'a line that says %j is refused',
  (wrong) => {
    const line = {
      id: 'a-camp',
      college: 'eastridge-college',
      name: 'A Camp',
      type: 'day',
      sex: 'both',
      cover: 'er-orchard-field-1',
      startsOn: '2026-06-15',
      endsOn: '2026-06-16',
      closesOn: '2026-06-01',
      startsAt: '09:00',
      endsAt: '12:00',
      priceCents: '100',
      capacity: '10',
      spacesLeft: '5',
      staff: 'Silas Copperleaf',
      text: 'day',
    };
    const texts = { day: { description: 'At {college}.', includes: 'Lunch.' } };
    expect(demoCamp(line, world.colleges, texts).description).toBe('At Eastridge College.');
    expect(() => demoCamp({ ...line, ...wrong }, world.colleges, texts)).toThrow();
  },
);
