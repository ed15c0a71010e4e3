import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import type { FakeAnswers } from '../../testing/fake-api';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
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
    showing('/?sort=year', () => foundRecruits([ADA, BO]));

    const [first] = within(await screen.findByRole('list', { name: 'Recruits found' })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Ada Quill.*Junior · Class of 2028.*River FC\u00A0· Tier\u00A02.*Dayton, OH/s);
    expect(screen.getByRole('link', { name: 'Ada Quill' }).getAttribute('href')).toBe('/profile/ada-quill/about');
    expect(screen.getByRole('img', { name: 'Positions: Goalkeeper and center back' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Verified' })).toBeTruthy();
    expect(screen.getByText('2 recruits')).toBeTruthy();
  });

  test('[S1-09] [S2-02] who has Premium stands in a strip of their own above the results, with the reason, and once only', async () => {
    showing('/?state=OH', () => foundRecruits([ADA, BO]));
    const strip = await screen.findByRole('region', { name: 'Promoted' });
    expect(strip.textContent).toContain('Players with Premium come first.');
    const namesIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(namesIn(within(strip).getByRole('list', { name: 'Promoted' }))).toEqual(['Ada Quill']);
    expect(namesIn(screen.getByRole('list', { name: 'Recruits found' }))).toEqual(['Bo Field']);
  });

  test('[S1-09] on further pages, and where only those with Premium are asked for, they are labelled one by one', async () => {
    showing('/?verified=true', () => foundRecruits([ADA]));
    const [only] = within(await screen.findByRole('list', { name: 'Recruits found' })).getAllByRole('listitem');
    expect(only?.textContent).toContain('Promoted');
    expect(screen.queryByRole('region', { name: 'Promoted' })).toBeNull();
  });

  test('nobody is promoted where nobody found has Premium', async () => {
    showing('/', () => foundRecruits([BO]));
    await screen.findByRole('link', { name: 'Bo Field' });
    expect(screen.queryByText('Promoted')).toBeNull();
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

    await screen.findByRole('list', { name: 'Active filters' });
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

  test('the chosen field of study is named among the active filters', async () => {
    showing('/?study=52', () => foundRecruits([ADA]));
    const chosen = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(await chosen.findByText(/^Wants to study: Business/)).toBeTruthy();
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

  test('confirmed facts are marked in rows and cards, and one by one in the quick view, unlike the badge', async () => {
    const gpa = { gpa: 3.8, gpaOf: 4 } as const;
    showing('/?view=cards', () => foundRecruits([{ ...BO, ...gpa, verified: true, confirmed: ['gpa'] }, ADA]));
    expect(await screen.findAllByText('✓ Confirmed: GPA')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Quick view of Bo Field' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bo Field' }));
    const marks = drawer.getAllByText('✓ confirmed');
    expect(marks.map((mark) => mark.closest('dd')?.textContent)).toEqual(['3.8 of 4.0✓ confirmed']);
    expect(marks[0]?.getAttribute('title')).toMatch(/confirmed this within the last six months/);
    expect(drawer.getByRole('button', { name: 'Verified' }).getAttribute('title')).toMatch(/^Premium: /);
  });

  test('the quick view goes on over the end of a page, and counts through all results', async () => {
    showApp({
      address: '/',
      signedInAs: anOwnProfile(),
      answers: {
        searchProfiles: (call) =>
          call?.query.after === 'cursor'
            ? foundRecruits([aRecruit('Cleo Third')], { total: 3 })
            : foundRecruits([ADA, BO], { total: 3, next: 'cursor' }),
      },
    });
    await screen.findByRole('link', { name: 'More recruits' });
    fireEvent.click(await screen.findByRole('button', { name: 'Quick view of Bo Field' }));
    const second = within(await screen.findByRole('dialog', { name: 'Bo Field' }));
    expect(second.getByText('2 of 3')).toBeTruthy();

    fireEvent.click(second.getByRole('button', { name: 'Next recruit' }));

    const third = within(await screen.findByRole('dialog', { name: 'Cleo Third' }));
    expect(third.getByText('3 of 3')).toBeTruthy();
  });

  test.each(['/?sort=year', '/?sort=year&view=cards'])(
    'a coach writes from %s and from the quick view; nobody else',
    async (address) => {
      const answers = {
        searchProfiles: () => foundRecruits([BO]),
        savedPlayers: () => ({ items: [] }),
        contactOf: () => ({ items: [] }),
      };
      showApp({ address, signedInAs: aCoachOf('harbor'), answers });
      fireEvent.click(await screen.findByRole('button', { name: 'Write to Bo Field' }));
      fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Write to Bo Field' }), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      fireEvent.click(screen.getByRole('button', { name: 'Quick view of Bo Field' }));
      const view = within(await screen.findByRole('dialog', { name: 'Bo Field' }));
      fireEvent.click(await view.findByRole('button', { name: 'Write to Bo Field' }));
      await screen.findByRole('dialog', { name: 'Write to Bo Field' });
    },
  );

  test('[S2-02] as cards they are the same players, with portrait, class, positions, team with tier, town and badge', async () => {
    showing('/?view=cards', () => foundRecruits([ADA, BO]));
    const strip = await screen.findByRole('region', { name: 'Promoted' });
    const [card] = within(strip).getAllByRole('listitem');
    expect(card?.textContent).toMatch(/Ada Quill.*Junior · Class of 2028.*River FC\u00A0· Tier\u00A02.*Dayton, OH/s);
    expect(within(strip).getByRole('img', { name: 'Positions: Goalkeeper and center back' })).toBeTruthy();
    expect(within(strip).getByRole('img', { name: 'Verified' })).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Quick view of Bo Field' }));
    const view = await screen.findByRole('dialog', { name: 'Bo Field' });
    fireEvent.click(within(view).getByRole('button', { name: 'Previous recruit' }));
    expect(await screen.findByRole('dialog', { name: 'Ada Quill' })).toBeTruthy();
  });

  test('the choice of cards stays in the address through filters, orders and searches, and is not sent', async () => {
    const asked: unknown[] = [];
    const { address } = showing('/?q=ada', (call) => {
      asked.push(call?.query);
      return foundRecruits([ADA]);
    });
    const views = await screen.findByRole('list', { name: 'Show as' });
    fireEvent.click(within(views).getByRole('link', { name: 'Cards' }));
    await waitFor(() => expect(address()).toBe('/?q=ada&view=cards'));
    await waitFor(() => expect(within(views).getByRole('link', { name: 'Cards' }).getAttribute('aria-current')).toBe('true'));

    const [keeper] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Goalkeeper', hidden: true });
    if (keeper !== undefined) fireEvent.click(keeper);
    await waitFor(() => expect(address()).toBe('/?q=ada&position=GK&view=cards'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'year' } });
    await waitFor(() => expect(address()).toBe('/?q=ada&position=GK&sort=year&view=cards'));
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search recruits' });
    expect(new FormData(box.form ?? undefined).get('view')).toBe('cards');
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'ada', position: ['GK'], sort: 'year' }));

    fireEvent.click(within(views).getByRole('link', { name: 'Rows' }));
    await waitFor(() => expect(address()).toBe('/?q=ada&position=GK&sort=year'));
  });

  test('[S2-02] members keep the cards on the next page', async () => {
    showApp({
      address: '/?view=cards',
      signedInAs: anOwnProfile(),
      answers: { searchProfiles: () => foundRecruits([ADA, BO], { total: 21, next: 'cursor' }) },
    });
    const next = await screen.findByRole('link', { name: 'More recruits' });
    expect(next.getAttribute('href')).toBe('/?after=cursor&view=cards');
  });

  test('arrow keys lead through cards, from the strip into the results', async () => {
    showing('/?view=cards', () => foundRecruits([ADA, BO]));
    const [ada, bo] = await Promise.all(['Ada Quill', 'Bo Field'].map((name) => screen.findByRole('link', { name })));
    ada?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(bo);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(document.activeElement).toBe(ada);
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
