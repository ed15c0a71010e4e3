import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { showApp } from '../../../testing/show-app';

const ADDRESS = '/signInUpMobile?mode=suggestion&link=confirmation';

test('a visitor confirms a suggestion with a press, not by opening the page', async () => {
  let isConfirmed = false;
  showApp({
    address: ADDRESS,
    answers: {
      confirmSuggestion: () => {
        isConfirmed = true;
        return { name: 'Harbor Point', pathName: 'Harbor_Point' };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(isConfirmed).toBe(false);
  fireEvent.click(button);
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(screen.getByRole('link', { name: 'Go to the page' }).getAttribute('href')).toBe('/Harbor_Point/mens/soccer');
});

test('a link that is over says what to do', async () => {
  showApp({
    address: ADDRESS,
    answers: {
      confirmSuggestion: () => {
        throw new ApiRefusal(404, 'suggestionLinkOver');
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' });
});
