import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import { german } from '../../i18n/german';
import { loadPage, showApp } from '../../testing/show-app';

const PAGE = '/Test_College/womens/soccer';
beforeAll(() => loadPage(PAGE));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

type Competition = Partial<Pick<ReturnType<typeof aCollege>, 'league' | 'division'>>;

function open(competition: Competition, given: Partial<Parameters<typeof showApp>[0]> = {}) {
  const athletics = { sport: [aTeam({ sex: 'female', description: 'The women counter.' })] };
  const college = aCollege({ ...competition, athletics });
  return showApp({ address: PAGE, answers: { college: () => college, savedColleges: () => ({ items: [] }) }, ...given });
}

const D1 = { league: 'ncaa', division: 1 } as const;

describe('the contact clock on a college page', () => {
  test('computes for the class of a signed-in player, and shows each rule with source and last check on a press', async () => {
    open(D1, { signedInAs: anOwnProfile({ graduationYear: 2029 }) });

    const line = await screen.findByRole('button', { name: /^Coaches may not write, call, meet, or invite you yet\. / });
    expect(line.textContent).toContain('From June 15, 2027: write and call you.');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(line);

    expect(line.getAttribute('aria-expanded')).toBe('true');
    await screen.findByText('This holds until June 14, 2027.');
    screen.getByText('The rules of NCAA Division I');
    screen.getByText('Computed for the class of 2029, as your profile says.');
    screen.getByText('Write: from June 15, 2027');
    screen.getByText('Meet off campus: from August 1, 2027');
    const source = screen.getByText(/SoccerWire calendar 2019-20; TTi Soccer 2019; bravamade/);
    expect(source.textContent).toMatch(/Last checked November 23, 2026/);
    screen.getByText(/Another source says: Allowed from June 15 after 10th grade/);
    screen.getByText(/Not found\. Look there: Recruiting calendars of the NCAA/);
  });

  test('asks a visitor for the class once, keeps it on the device, and the focus stays there', async () => {
    open(D1);
    fireEvent.click(await screen.findByRole('button', { name: /depends on your class/ }));
    const form = within(await screen.findByRole('form', { name: 'Your class' }));
    fireEvent.click(form.getByRole('button', { name: 'Remember here' }));
    form.getByText('Choose a year first.');

    fireEvent.change(form.getByRole('combobox'), { target: { value: '2027' } });
    fireEvent.click(form.getByRole('button', { name: 'Remember here' }));

    await screen.findByRole('button', { name: /only outside dead and quiet periods, which the NCAA publishes\.$/ });
    expect(localStorage.getItem('touchline.ownClass')).toBe('2027');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SELECT'));
    expect(localStorage.getItem('touchline.ownClass')).toBeNull();
  });

  test.each(['1899', '20277'])('takes %j on the device for no class', async (text) => {
    localStorage.setItem('touchline.ownClass', text);
    open(D1);
    await screen.findByRole('button', { name: /depends on your class/ });
  });

  test('asks for an unknown division, and computes with the answer', async () => {
    open({ league: 'ncaa', division: null }, { signedInAs: anOwnProfile({ graduationYear: 2027 }) });
    fireEvent.click(await screen.findByRole('button', { name: /In which one does this team play/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Division III' }));
    await screen.findByRole('button', { name: /^Coaches may write, call, meet, and invite you today\./ });
  });

  test('a class that has finished school reads about transfers', async () => {
    open(D1, { signedInAs: anOwnProfile({ graduationYear: 1999 }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Coaches may write and call you today/ }));
    expect((await screen.findByRole('link', { name: 'Rules on transfers' })).getAttribute('href')).toBe('/guide/transfers');
    screen.getByText(/^Your class has finished school\./);
  });

  test('a college player reads that other rules count', async () => {
    open(D1, { signedInAs: anOwnProfile({ type: 'playerCollege', graduationYear: 2028 }) });
    await screen.findByText(/^The rules on contact are about players at school\./);
    expect(screen.queryByRole('button', { name: /^Coaches may/ })).toBeNull();
  });

  test('coaches keep the link to the rules', async () => {
    open(D1, { signedInAs: aCoachOf('another-college') });
    const link = await screen.findByRole('link', { name: /^When may the coaches write to you/ });
    await screen.findByText('The women counter.');
    expect(link.getAttribute('href')).toBe('/ncaacompliance#coaches-ncaa-division-i');
    expect(screen.queryByRole('button', { name: /^Coaches may/ })).toBeNull();
  });

  test('in German, and without a rule', async () => {
    open({ league: 'usports', division: null }, { german });
    await screen.findByRole('button', { name: /^U SPORTS: Wir haben keine Regel gefunden/ });
  });
});
