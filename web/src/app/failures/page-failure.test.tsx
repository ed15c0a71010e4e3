import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

const entry = (message: string | null) => ({ message, field: null });
const toasts = async () => {
  const region = await screen.findByRole('region', { name: 'Messages' });
  return within(region);
};

describe('a page whose loader is refused', () => {
  test.each([
    ['college', '/Test_College/mens/soccer'],
    ['profile', '/profile/robin-sample/about'],
  ])(
    '[S8-01] shows one toast for each error of a %s, with Internal Error for an entry without a message',
    async (name, address) => {
      const refusal = new ApiRefusal(422, 'invalid', [entry('The first reason.'), entry(null)]);
      const { go } = showApp({
        address: '/colleges',
        answers: { searchColleges: () => foundColleges([]), [name]: () => Promise.reject(refusal) },
      });
      await screen.findByRole('heading', { level: 1 });

      go(address);

      const shown = await toasts();
      expect(await shown.findByText('The first reason.')).toBeTruthy();
      expect(await shown.findByText('Internal Error')).toBeTruthy();
    },
  );

  test('[S8-01] shows Internal Error where the answer has no list', async () => {
    const { go } = showApp({
      address: '/colleges',
      answers: { searchColleges: () => foundColleges([]), college: () => Promise.reject(new ApiRefusal(500)) },
    });
    await screen.findByRole('heading', { level: 1 });

    go('/Test_College/mens/soccer');

    expect(await (await toasts()).findByText('Internal Error')).toBeTruthy();
  });
});
