import { aCollege } from '@touchline/domain/college/testing/a-college';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import type { LoaderContext } from '../page-definition';
import { loadProfile } from './load-profile';

const unknown = () => Promise.reject(new ApiRefusal(404));

const REFERENCE = {
  ...({ name: 'Kim Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC', email: null, month: '2026-10' } as const),
};

function context(path: string, params: LoaderContext['params'], answers: FakeAnswers): LoaderContext {
  const { callApi } = fakeApi({ confirmedFacts: () => ({ players: [] }), ...answers });
  const attempt: LoaderContext['attempt'] = async (answer) => ({ answer: await answer, failure: null });
  return { call: callApi, attempt, store: () => undefined, params, url: new URL(`http://localhost${path}`), language: 'en' };
}

/** The status of a loaded page, and where it leads. */
const outcomeOf = (loaded: unknown): readonly unknown[] => {
  if (loaded instanceof Response) return [loaded.status, loaded.headers.get('location')];
  if (typeof loaded === 'object' && loaded !== null && 'init' in loaded) return [(loaded.init as ResponseInit).status];
  return [200];
};

test('[S2-17] a profile that nobody has is 404, a former name leads to the present one', async () => {
  const at = (username: string, answers: FakeAnswers) =>
    loadProfile(context(`/profile/${username}/videos`, { username }, answers)).then(outcomeOf);

  expect(await at('no-such', { profile: unknown })).toEqual([404]);
  expect(await at('robin', { profile: () => aShownProfile({ username: 'robin' }) })).toEqual([200]);
  expect(await at('rob', { profile: () => aShownProfile({ username: 'robin' }) })).toEqual([301, '/profile/robin/videos']);
  await expect(at('robin', { profile: () => Promise.reject(new ApiRefusal(503)) })).rejects.toThrow();
});

test('an album that its reader does not see is 404, also where it exists for others', async () => {
  const shown = { albums: [{ name: 'Club season', cover: null, pictures: [] }] };
  const at = (id: string) =>
    loadProfile(
      context(
        `/profile/robin/album/${id}`,
        { username: 'robin', id },
        { profile: () => aShownProfile({ username: 'robin', ...shown }) },
      ),
    ).then(outcomeOf);

  expect(await at('Club season')).toEqual([200]);
  expect(await at('Other')).toEqual([404]);
});

test('[S2-17] the page of a coach names the college that accepted them, a player’s page asks for none', async () => {
  const role = { type: 'headcoach', value: 'test-college', status: 'Accepted' } as const;
  const load = (type: 'coach' | 'playerCollege') =>
    loadProfile(
      context(
        '/profile/robin/about',
        { username: 'robin' },
        {
          profile: () => aShownProfile({ username: 'robin', type, roles: [role] }),
          college: () => aCollege({ name: 'Test College', pathName: 'Test_College' }),
        },
      ),
    );

  expect(await load('coach')).toMatchObject({
    college: { name: 'Test College', pathName: 'Test_College', roleType: 'headcoach' },
  });
  expect(await load('playerCollege')).toMatchObject({ college: null });
});

test('the owner sees the page as others do by the answer for them', async () => {
  const asked: unknown[] = [];
  const answers: FakeAnswers = {
    profile: (call) => {
      asked.push(call?.query);
      return aShownProfile({ username: 'robin' });
    },
  };
  await loadProfile(context('/profile/robin/about?as=coach', { username: 'robin' }, answers));
  await loadProfile(context('/profile/robin/about?as=owner', { username: 'robin' }, answers));

  expect(asked).toEqual([{ as: 'coach' }, {}]);
});

test('a player’s page holds what others have confirmed; a coach’s page and a preview for others hold none', async () => {
  const fact = { fact: 'gpa', kind: 'school', role: 'counselor', team: null, month: '2026-10' } as const;
  const load = (type: 'coach' | 'playerCollege', search = '') => {
    const profile = aShownProfile({ username: 'robin', type });
    return loadProfile(
      context(
        `/profile/robin/about${search}`,
        { username: 'robin' },
        {
          profile: () => profile,
          confirmedFacts: () => ({ players: [{ profileId: profile._id, facts: [fact], references: [REFERENCE] }] }),
        },
      ),
    );
  };

  expect(await load('playerCollege')).toMatchObject({ confirmed: [fact], references: [REFERENCE] });
  expect(await load('playerCollege', '?as=visitor')).toMatchObject({ confirmed: [], references: [] });
  expect(await load('coach')).toMatchObject({ confirmed: [], references: [] });
});
