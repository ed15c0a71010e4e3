import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import type { College } from '@touchline/domain/college/college';
import { describe, expect, test } from 'vitest';
import { actionFor } from './action-for';
import { editorsAction } from './editing/college-editor';

const college = aCollege();
const visitor = { isCoach: false, hasSaved: false };

describe('the one action of a college page', () => {
  test('is to save the college for visitors and players', () => {
    expect(actionFor(college, 'male', visitor)).toEqual({ kind: 'save' });
  });

  test('is to finish the page for its editors, with how much is left and where it begins', () => {
    const action = editorsAction(college, 'male');
    expect(action).toMatchObject({ kind: 'finish', isBright: true, to: '/Test_College/mens/soccer/athletics' });
    expect(action).toHaveProperty('count', expect.any(Number));
  });

  test('[S2-31] is no saving for coaches of other colleges, and not bright', () => {
    expect(actionFor(college, 'female', { ...visitor, isCoach: true })).toMatchObject({
      kind: 'team',
      isBright: false,
      to: '/Test_College/womens/soccer/athletics',
    });
  });

  test('is the next step for who has saved it: to write where a coach of the team publishes an address', () => {
    const saved = { ...visitor, hasSaved: true };
    expect(actionFor(college, 'male', saved)).toMatchObject({ kind: 'plan', to: '/mycolleges' });
    const coach: College['athletics']['sport'][number]['coaches'][number] = {
      ...{ id: 'a', name: 'A Coach', staffType: 'headcoach', picture: null, email: 'a@b.example.edu', phone: null },
      ...{ biography: null, sinceYear: null, previousPosts: [], licences: [] },
    };
    const reachable = aCollege({ athletics: { sport: [aTeam({ sex: 'male', coaches: [coach] }), aTeam({ sex: 'female' })] } });
    expect(actionFor(reachable, 'male', saved)).toMatchObject({ kind: 'write', to: '/Test_College/mens/soccer/contact' });
    expect(actionFor(reachable, 'female', saved)).toMatchObject({ kind: 'plan' });
  });
});
