import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import type { OwnProfile } from '@touchline/domain/person/profiles/profile';
import { aCoachOf } from '../../../testing/an-own-account';
import { showApp } from '../../../testing/show-app';

const college = aCollege({ campus: { subtitleValue: null, description: 'Brick and ivy.' } });
const coach = aCoachOf('test-college');
const showCollege = ({ signedInAs }: { readonly signedInAs: OwnProfile }) =>
  showApp({ address: '/Test_College/mens/soccer/campus', answers: { college: () => college }, signedInAs });

describe('the editors’ bar of a college page', () => {
  const bar = () => screen.findByRole('complementary', { name: 'Editing this page' });

  test('is shown to its accepted coach, with how complete the page is and the way to the first missing part', async () => {
    showCollege({ signedInAs: coach });
    const next = within(await bar()).getByRole('link', { name: /^Next:/ });
    expect(
      within(await bar())
        .getByRole('progressbar')
        .getAttribute('aria-valuenow'),
    ).toMatch(/^\d+$/);

    fireEvent.click(next);

    await waitFor(() => expect(document.activeElement?.hasAttribute('data-edits')).toBe(true));
  });

  test('is not shown to who only visits', async () => {
    showCollege({ signedInAs: aCoachOf('eastridge-college') });
    await screen.findByRole('button', { name: /^Your menu/ });
    await screen.findByText('Brick and ivy.');
    expect(screen.queryByRole('complementary', { name: 'Editing this page' })).toBeNull();
  });

  test('shows the page as visitors see it, without any pencil, and back again', async () => {
    showCollege({ signedInAs: coach });
    await screen.findByRole('button', { name: 'Edit campus description' });
    fireEvent.click(within(await bar()).getByRole('button', { name: 'View as visitor' }));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^(Edit|Add) / })).toEqual([]));

    fireEvent.click(within(await bar()).getByRole('button', { name: 'Back to editing' }));
    await screen.findByRole('button', { name: 'Edit campus description' });
  });
});
