import { fireEvent, screen, within } from '@testing-library/react';
import { receiptOf } from '@touchline/domain/person/views/boost-receipt';
import { daysAfter } from '@touchline/domain/person/views/stored-views';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { watchSavedFiles } from '../../../testing/saved-files';
import { showApp } from '../../../testing/show-app';

const START = '2026-03-10T09:00:00.000Z';
/** Seven days in each week; opens 3, then 6 a day; six saves in the week of the boost. */
const VIEWS = Array.from({ length: 21 }, (_, at) => ({
  day: daysAfter('2026-03-03', at),
  ...{ lists: 100, opens: at < 7 ? 3 : 6, videos: 0, saves: at === 8 ? 6 : 0 },
}));
const itemAt = (now: string) => ({
  id: 'uid-demo-player.1',
  boosts: ['skipTheLine' as const],
  links: ['https://social.example/p/1'],
  receipt: receiptOf(
    VIEWS.filter(({ day }) => day <= now.slice(0, 10)),
    START,
    new Date(now),
  ),
});

/** The figure of a count, which its table names. */
const figureOf = (section: Pick<typeof screen, 'getByRole'>, name: string) =>
  section.getByRole('table', { name }).closest('figure') ?? document.body;

const open = (boostReceipts: NonNullable<FakeAnswers['boostReceipts']>, profile = anOwnProfile()) =>
  showApp({
    address: '/account?view=boosts',
    signedInAs: profile,
    answers: { account: () => anOwnAccount(), boostReceipts },
  });

describe('[S1-09] what boosts brought', () => {
  test('says when each ran, what it was, and how its week differs from the one before', async () => {
    open(() => ({ items: [itemAt('2026-05-01T00:00:00.000Z')] }));
    const section = within(await screen.findByRole('region', { name: 'Featured on March 10, 2026' }));
    section.getByText('Skip the Line');
    expect(section.getByRole('link', { name: /Post 1 on social.example/ }).getAttribute('href')).toBe(
      'https://social.example/p/1',
    );

    const opened = within(figureOf(section, 'Profile opened'));
    opened.getByText('Twice as many as in the week before');
    const rows = within(opened.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining(['Week before21', 'Week of the boost42', 'Week after42', 'March 10, 20266']),
    );
    expect(rows).toHaveLength(24);
    expect(figureOf(section, 'Shown in a list').textContent).toContain('As many as in the week before');
    expect(figureOf(section, 'Saved by coaches').textContent).toContain('6, after fewer than 5 in the week before');
    expect(section.queryByText(/Still counting/)).toBeNull();
  });

  test('compares no week that is not over, and says that days to come are not counted', async () => {
    open(() => ({ items: [itemAt('2026-03-12T10:00:00.000Z')] }));
    const section = within(await screen.findByRole('region', { name: 'Featured on March 10, 2026' }));
    section.getByText('Still counting until March 23, 2026. Future days are not in the numbers.');
    const opened = figureOf(section, 'Profile opened');
    expect(opened.textContent).toContain('18 so far, in 3 of 7 days');
    expect(within(opened).getAllByText('Not yet').length).toBeGreaterThan(0);
    expect(within(opened).queryByText(/as many/)).toBeNull();
  });

  test('is downloaded as a table of its days', async () => {
    open(() => ({ items: [itemAt('2026-05-01T00:00:00.000Z')] }));
    const files = watchSavedFiles();
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(files.map(({ name }) => name)).toEqual(['boost-2026-03-10.csv']);
    const lines = (await files[0]?.content.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(22);
    expect(lines[0]).toContain('Day,Week,Profile opened,Shown in a list,Videos played,Saved by coaches');
    expect(lines[9]).toBe('2026-03-11,Week of the boost,6,100,0,6');
  });

  test('tells a player without any what it will show, and others whom it is for', async () => {
    open(() => ({ items: [] }));
    expect(await screen.findByRole('heading', { name: 'You have not been featured yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your options' }).getAttribute('href')).toBe('/plus');
  });

  test('offers nothing to buy to a coach', async () => {
    open(() => ({ items: [] }), aCoachOf('a-college'));
    await screen.findByText(/^Players who were featured see here/);
    expect(screen.queryByRole('link', { name: 'See your options' })).toBeNull();
  });

  test('a failure offers to try again', async () => {
    let isDown = true;
    open(() => {
      if (isDown) throw new ApiRefusal(422);
      return { items: [] };
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    await screen.findByRole('heading', { name: 'You have not been featured yet' });
  });
});
