import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aUsername } from '../../support/api/people';
import { expectRefusal } from '../../support/api/refusals';

const { visitor } = apiStage();
const ask = (username: string) => visitor.call('profileAddress', { params: { username } });

describe('[S2-20] the address of a profile', () => {
  test('is answered with the present username', async () => {
    const username = await aUsername();
    const former = await aUsername({ username: 'renamed-since' });

    expect((await ask(username)).body).toEqual({ username });
    expect((await ask(former)).body).toEqual({ username: 'renamed-since' });
  });

  test('of a hidden profile is not found', async () => {
    expectRefusal(await ask(await aUsername({ hidden: true })), 404);
  });

  test.each(['nobody-has-this', 'ab', '..', '%2e%2e', 'Upper', 'a b', '__x__', 'x'.repeat(2000)])(
    'is not found at %s',
    async (username) => expectRefusal(await ask(username), 404),
  );
});
