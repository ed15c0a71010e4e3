import { describe, expect, test } from 'vitest';
import { aCollege, aTeam } from '../testing/a-college';
import { collegeCompleteness } from './college-completeness';

describe('how complete a college page is', () => {
  test('parts without content are missing, with the tab on which they are added', () => {
    const { missing, filled, total } = collegeCompleteness(aCollege({ albums: [], city: { description: '', population: null } }));

    expect(filled).toBe(0);
    expect(missing).toHaveLength(total);
    expect(missing).toContainEqual({ tab: 'city', part: 'population' });
  });

  test('a part of the teams counts only when every team has it', () => {
    const team = aTeam({ sex: 'male', description: 'We press.' });
    const hasStories = (sport: ReturnType<typeof aTeam>[]) =>
      !collegeCompleteness(aCollege({ athletics: { sport } })).missing.some(({ part }) => part === 'teamStory');

    expect(hasStories([team])).toBe(true);
    expect(hasStories([team, aTeam({ sex: 'female' })])).toBe(false);
    expect(hasStories([])).toBe(false);
  });

  test('of one team counts the parts of that team alone', () => {
    const sport = [aTeam({ sex: 'male', description: 'We press.' }), aTeam({ sex: 'female' })];
    const missesStory = (sex: 'male' | 'female') =>
      collegeCompleteness(aCollege({ athletics: { sport } }), sex).missing.some(({ part }) => part === 'teamStory');

    expect([missesStory('male'), missesStory('female')]).toEqual([false, true]);
  });

  test('alumni, contact people, and roster needs of every team are parts of it', () => {
    const needs = [{ id: 'GK-2028', position: 'GK', graduationYear: 2028, need: 'open', changedOn: '2026-03-01' }] as const;
    const alumnus = { id: 'kim', name: 'Kim Sample', type: 'olympian', field: null, fromYear: null, toYear: null };
    const filled = aCollege({
      alumni: [{ ...alumnus, picture: null, text: null }],
      contactPeople: [{ id: 'lee', name: 'Lee Sample', role: null, email: null, phone: null }],
      athletics: { sport: [aTeam({ sex: 'male', rosterNeeds: [...needs] }), aTeam({ sex: 'female' })] },
    });
    const parts = (college: typeof filled) => collegeCompleteness(college).missing.map(({ part }) => part);

    expect(parts(aCollege())).toEqual(expect.arrayContaining(['alumni', 'contactPeople', 'rosterNeeds']));
    expect(parts(filled)).not.toContain('alumni');
    expect(parts(filled)).not.toContain('contactPeople');
    expect(parts(filled)).toContain('rosterNeeds');
  });

  test('is given in whole per cent', () => {
    const { percent, filled, total } = collegeCompleteness(aCollege());
    expect([filled, total, percent]).toEqual([3, 21, 14]);
  });
});
