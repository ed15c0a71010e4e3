import { describe, expect, test } from 'vitest';
import { aCollege, aTeam } from './testing/a-college';
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

  test('is given in whole per cent', () => {
    const { percent, filled, total } = collegeCompleteness(aCollege());
    expect([filled, total, percent]).toEqual([3, 18, 17]);
  });
});
