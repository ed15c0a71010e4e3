import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';

type State = AnswerOf<'usernameState'>['state'];

async function open(answers: FakeAnswers) {
  const shown = showApp({
    address: '/account/personal-info',
    signedInAs: anOwnProfile(),
    answers: { account: () => anOwnAccount(), ownProfile: () => anOwnProfile(), ...answers },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('New username');
  const asked = () =>
    shown.calls.flatMap(({ name, call }) =>
      name === 'usernameState' ? [(call as { readonly params: { readonly username: string } }).params.username] : [],
    );
  return { field, asked, type: (value: string) => fireEvent.change(field, { target: { value } }), calls: shown.calls };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Change username' }));

describe('the username', () => {
  test('says that old links lead on', async () => {
    await open({});
    screen.getByText(/^Your page is at \/profile\/demo-player\. Links to an earlier name still lead to it/);
  });

  test.each<[State, string]>([
    ['free', 'robin-9 is free'],
    ['own', 'robin-9 is yours'],
    ['taken', 'robin-9 is already taken'],
    ['reserved', 'robin-9 is reserved'],
  ])('that is %s says so while it is typed', async (state, text) => {
    const { type } = await open({ usernameState: () => ({ state }) });
    type(' Robin-9 ');
    await screen.findByText(text);
  });

  test('that can be none is not asked for', async () => {
    const { type, asked } = await open({});
    for (const one of ['..', 'a/b', 'ab', 'a--b']) {
      type(one);
      await screen.findByText(`${one} cannot be a username`);
    }
    expect(asked()).toEqual([]);
  });

  test('is asked for one at a time: after an answer the name as it is by then', async () => {
    const answers: ((state: State) => void)[] = [];
    const { type, asked } = await open({
      usernameState: () => new Promise((resolve) => answers.push((state) => resolve({ state }))),
    });
    for (const one of ['rob', 'robi', 'robin']) type(one);
    screen.getByText('Checking robin …');
    expect(asked()).toEqual(['rob']);
    answers[0]?.('taken');
    await waitFor(() => expect(asked()).toEqual(['rob', 'robin']));
    expect(screen.queryByText(/taken/)).toBeNull();
    answers[1]?.('free');
    await screen.findByText('robin is free');
  });

  test('is changed, and the page is at the new address', async () => {
    const { type, calls } = await open({
      usernameState: () => ({ state: 'free' }),
      changeUsername: () => ({ profile: aProfile({ username: 'robin-9' }) }),
    });
    type('Robin-9');
    save();
    await screen.findByText('Your page is at /profile/robin-9 now');
    expect(calls.find(({ name }) => name === 'changeUsername')?.call).toEqual({
      params: { profileId: 'uid-demo-player' },
      body: { username: 'robin-9' },
    });
  });

  test('that somebody else takes first is refused at its field, until it is changed', async () => {
    const { field, type } = await open({
      usernameState: () => ({ state: 'free' }),
      changeUsername: () => {
        throw new ApiRefusal(409, 'usernameTaken', [{ message: 'This username is already taken.', field: 'username' }]);
      },
    });
    type('robin');
    save();
    await screen.findByText('This username is already taken.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    type('robin-2');
    expect(screen.queryByText('This username is already taken.')).toBeNull();
  });
});
