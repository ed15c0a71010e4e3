import { fireEvent, screen, waitFor } from '@testing-library/react';
import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, expect, test } from 'vitest';
import { aCoachOf } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/womens/soccer'), 60_000);

const inferred = aCollege({ athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female', evidence: 'inferred' })] } });

/** The page of the women's or men's team on a fake API that applies edits to its one college. */
function showTeam(isCoach: boolean, g = 'womens') {
  let now = inferred;
  const { calls } = showApp({
    address: `/Test_College/${g}/soccer`,
    ...(isCoach ? { signedInAs: aCoachOf('test-college') } : {}),
    answers: {
      college: () => now,
      patchCollege: (call) => {
        now = {
          ...applyCollegePatch(now, call?.body.patch, { isAdmin: false, today: '2026-03-01' }).document,
          version: now.version + 1,
        };
        return { college: now, patchId: 'patch-1' };
      },
    },
  });
  return { calls, now: () => now };
}

const NOTE = 'Team not confirmed';

test('an inferred team says that no list confirms it; visitors are not asked', async () => {
  showTeam(false);

  await screen.findByText(NOTE);
  expect(screen.queryByText('Is this right?')).toBeNull();
});

test('a team that is known otherwise says nothing of the kind', async () => {
  showTeam(false, 'mens');

  await screen.findByRole('heading', { level: 1, name: 'Test College' });
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('its coach confirms it in place, and may undo', async () => {
  const { now } = showTeam(true);

  fireEvent.click(await screen.findByRole('button', { name: 'Yes, we have this team' }));

  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  expect(now().athletics.sport[1]?.evidence).toBe('confirmed');
  expect(await screen.findByRole('button', { name: /undo/i })).toBeTruthy();
});

test('its coach removes a team that does not exist', async () => {
  const { now } = showTeam(true);

  fireEvent.click(await screen.findByRole('button', { name: 'No, remove it' }));

  await waitFor(() => expect(now().athletics.sport.map(({ sex }) => sex)).toEqual(['male']));
});
