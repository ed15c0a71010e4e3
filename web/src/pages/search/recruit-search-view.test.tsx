import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api-refusal';
import type { FakeAnswers } from '../../testing/fake-api';
import { aRecruit, foundRecruits } from '../../testing/listed-recruits';
import { showApp } from '../../testing/show-app';

const ADA = aRecruit('Ada Quill', {
  verified: true,
  class: 'Junior',
  graduationYear: 2028,
  position: { main: ['GK', 'CB'] },
  address: { locality: 'Dayton', administrative_area_level_1: 'OH', country: 'US' },
  team: { teamName: 'River FC', league: null, tier: 'T2', logo: null },
  about: 'Keeper with long arms.',
});
const BO = aRecruit('Bo Field');
const showing = (address: string, searchProfiles: NonNullable<FakeAnswers['searchProfiles']>) =>
  showApp({ address, answers: { searchProfiles } });

describe('the search of recruits', () => {
  test('[S2-02] / shows players with class, positions, team with tier, town and badge, and how many there are', async () => {
    showing('/', () => foundRecruits([ADA, BO]));

    const [first] = within(await screen.findByRole('list', { name: 'Recruits found' })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Ada Quill.*Junior · Class of 2028.*River FC · Tier 2.*Dayton, OH/s);
    expect(screen.getByRole('link', { name: 'Ada Quill' }).getAttribute('href')).toBe('/profile/ada-quill/about');
    expect(screen.getByRole('img', { name: 'Positions: Goalkeeper and center back' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Verified' })).toBeTruthy();
    expect(screen.getByText('2 recruits')).toBeTruthy();
  });

  test('[S1-09] who has Premium is labelled Promoted in the default order, where it brings them first, and in no other', async () => {
    showing('/', () => foundRecruits([ADA, BO]));
    const [first, second] = within(await screen.findByRole('list', { name: 'Recruits found' })).getAllByRole('listitem');
    expect([first?.textContent.includes('Promoted'), second?.textContent.includes('Promoted')]).toEqual([true, false]);
  });

  test('[S1-09] in the order of changes nobody is labelled', async () => {
    showing('/?sort=updated', () => foundRecruits([ADA, BO]));
    await screen.findByRole('img', { name: 'Verified' });
    expect(screen.queryByText('Promoted')).toBeNull();
  });

  test('[S2-02] filters go into the address, and the address into the call', async () => {
    const asked: unknown[] = [];
    const { address } = showing('/?q=ada&year=2028', (call) => {
      asked.push(call?.query);
      return foundRecruits([ADA]);
    });

    await screen.findByRole('list', { name: 'Chosen filters' });
    expect(asked).toEqual([{ q: 'ada', year: ['2028'] }]);
    const [keeper] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Goalkeeper', hidden: true });
    if (keeper !== undefined) fireEvent.click(keeper);
    await waitFor(() => expect(address()).toBe('/?q=ada&position=GK&year=2028'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'ada', position: ['GK'], year: ['2028'] }));

    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search recruits' });
    fireEvent.change(box, { target: { value: 'Quill' } });
    if (box.form !== null) fireEvent.submit(box.form);
    await waitFor(() => expect(address()).toBe('/?q=Quill&position=GK&year=2028'));
  });

  test('arrow keys, Home and End lead through the results', async () => {
    showing('/', () => foundRecruits([ADA, BO, aRecruit('Cleo Park')]));
    const links = await Promise.all(['Ada Quill', 'Bo Field', 'Cleo Park'].map((name) => screen.findByRole('link', { name })));
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const focused = () => links.findIndex((link) => link === document.activeElement);

    links[0]?.focus();
    const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowUp', 'End', 'ArrowUp'].map((key) => {
      press(key);
      return focused();
    });
    expect(way).toEqual([1, 2, 2, 0, 0, 2, 1]);
  });

  test('the quick view shows more of a player, and leads to the next one', async () => {
    showing('/', () => foundRecruits([ADA, BO]));
    fireEvent.click(await screen.findByRole('button', { name: 'Quick view of Ada Quill' }));

    const view = await screen.findByRole('dialog', { name: 'Ada Quill' });
    expect(within(view).getByText('Keeper with long arms.')).toBeTruthy();
    fireEvent.click(within(view).getByRole('button', { name: 'Next recruit' }));
    expect(await screen.findByRole('dialog', { name: 'Bo Field' })).toBeTruthy();
  });

  test('[S2-32] visitors who go on are asked to sign up to discover more', async () => {
    showing('/', () => foundRecruits([ADA], { total: 21, next: 'cursor' }));
    fireEvent.click(await screen.findByRole('button', { name: 'More recruits' }));
    expect(await screen.findByRole('dialog', { name: 'Sign up to discover more' })).toBeTruthy();
  });

  test('[S2-39] who finds nobody is offered the filter to leave out that brings most', async () => {
    const { address } = showing('/?position=GK&year=2028', () =>
      foundRecruits([], {
        instead: {
          without: [
            { filter: 'year', total: 12 },
            { filter: 'position', total: 1 },
          ],
          meant: [],
        },
      }),
    );
    const nearest = await screen.findByRole('link', { name: 'Without Class of 2028: 12 recruits' });
    expect(screen.getByRole('link', { name: 'Without Goalkeeper: 1 recruit' })).toBeTruthy();
    fireEvent.click(nearest);
    await waitFor(() => expect(address()).toBe('/?position=GK'));
  });

  test('a failure offers to try again', async () => {
    let isDown = true;
    showing('/', () => {
      if (isDown) throw new ApiRefusal(422);
      return foundRecruits([ADA]);
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Ada Quill' })).toBeTruthy();
  });
});
