import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api-refusal';
import { fakeApi, type FakeAnswers } from '../../testing/fake-api';
import type { LoaderContext } from '../page-definition';
import { loadProfile } from './load-named';

const unknown = () => Promise.reject(new ApiRefusal(404));

function context(path: string, params: LoaderContext['params'], answers: FakeAnswers): LoaderContext {
  const { callApi } = fakeApi(answers);
  const attempt: LoaderContext['attempt'] = async (answer) => ({ answer: await answer, failure: null });
  return { call: callApi, attempt, store: () => undefined, params, url: new URL(`http://localhost${path}`) };
}

/** The status of a loaded page, and where it leads. */
const outcomeOf = (loaded: unknown): readonly unknown[] => {
  if (loaded instanceof Response) return [loaded.status, loaded.headers.get('location')];
  if (typeof loaded === 'object' && loaded !== null && 'init' in loaded) return [(loaded.init as ResponseInit).status];
  return [200];
};

test('[S2-20] a profile that nobody has is 404, a former name leads to the present one', async () => {
  const at = (username: string, answers: FakeAnswers) =>
    loadProfile(context(`/profile/${username}/videos`, { username }, answers)).then(outcomeOf);

  expect(await at('no-such', { profile: unknown })).toEqual([404]);
  expect(await at('robin', { profile: () => aShownProfile({ username: 'robin' }) })).toEqual([200]);
  expect(await at('rob', { profile: () => aShownProfile({ username: 'robin' }) })).toEqual([301, '/profile/robin/videos']);
  await expect(at('robin', { profile: () => Promise.reject(new ApiRefusal(503)) })).rejects.toThrow();
});
