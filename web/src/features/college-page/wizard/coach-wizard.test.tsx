import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { stepToResume } from '../../../components/wizard/wizard';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

const imported = { by: 'import', source: 'College Scorecard', year: 2024 } as const;
const plain = aCollege({ _id: 'c', version: 3, athletics: { sport: [aTeam({ sex: 'male', evidence: 'listed' })] } });
const { academics } = plain;
const priced: College = {
  ...plain,
  academics: { ...academics, details: { ...academics.details, costs: { ...academics.details.costs, netPriceTuition: 21_400 } } },
  sources: { 'academics.details.costs.netPriceTuition': imported },
};
const coach = aCoachOf('c', { displayName: 'Robin Sample', sportsTypeGender: 'Male' });

function open(step: string | null, college = plain, profile: ReturnType<typeof anOwnProfile> = coach, answers: FakeAnswers = {}) {
  const address = `/coachonboardingwizard${step === null ? '' : `?step=${step}`}`;
  const given: FakeAnswers = { college: () => college, account: () => anOwnAccount(), ...answers };
  return showApp({ address, signedInAs: profile, answers: given });
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  [[true, false, null, false], 'b'],
  [[true, true, null, true], 'd'],
  [[false, true, null, true], 'a'],
  [[], null],
])('a wizard with steps done as %j goes on at %s', (done, id) => {
  expect(stepToResume(done.map((isDone, index) => ({ id: 'abcd'[index] ?? '', isDone })))).toBe(id);
});

describe('[S2-10] the coach wizard', () => {
  test('goes on where the page ends: the coach is not on the staff yet', async () => {
    const { address } = open(null);
    await title('You on the staff');
    expect(screen.getByRole('progressbar', { name: 'Your college page' }).getAttribute('aria-valuetext')).toBe('Step 2 of 10');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await title('Your college and your team');
    expect(address()).toBe('/coachonboardingwizard?step=team');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, this is my team' }));
    await title('You on the staff');
    expect(document.querySelector('footer')).toBeNull();
  });

  test('adds the coach to the staff with name and post, and keeps an empty address unpublished', async () => {
    const { calls } = open('contact', plain, coach, {
      patchCollege: () => ({ college: { ...plain, version: 4 }, patchId: 'patch-1' }),
    });
    fireEvent.change(await screen.findByLabelText(/^At this college since/), { target: { value: '2021' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await title('What a year costs');
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({
      body: {
        patch: [
          {
            op: 'add',
            path: '/athletics/sport/0/coaches/-',
            value: { id: 'robin-sample', name: 'Robin Sample', staffType: 'headcoach', sinceYear: 2021 },
          },
        ],
      },
    });
  });

  test('offers imported facts for a yes, which sends them as they are', async () => {
    const { calls } = open('facts', priced, coach, {
      patchCollege: () => ({ college: { ...priced, version: 4, sources: {} }, patchId: 'patch-1' }),
    });
    await screen.findByText('From College Scorecard, 2024');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, all of this is right' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, all of this is right' })).toBeNull());
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({
      body: { patch: [{ op: 'replace', path: '/academics/details/costs/netPriceTuition', value: 21_400 }] },
    });
  });

  test('asks one group of facts a screen: a wrong one of an import is corrected in the form of its group', async () => {
    const { calls } = open('facts', priced, coach, {
      patchCollege: () => ({ college: { ...priced, version: 4, sources: {} }, patchId: 'patch-1' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct something' }));
    fireEvent.change(await screen.findByLabelText(/^Net price per year/), { target: { value: '22000' } });
    expect(screen.queryByLabelText(/^Acceptance rate/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await title('Getting in');
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({
      body: { patch: [{ op: 'replace', path: '/academics/details/costs/netPriceTuition', value: 22_000 }] },
    });
    expect(await screen.findByLabelText(/^Acceptance rate/)).toBeTruthy();
  });

  test('can skip a step without an edit', async () => {
    const { calls } = open('facts');
    fireEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await title('Getting in');
    expect(calls.some(({ name }) => name === 'patchCollege')).toBe(false);
  });

  test('tells a coach who waits what comes after the acceptance, and edits nothing', async () => {
    const waiting = { ...coach, roles: [{ type: 'headcoach', value: 'c', status: 'Pending' } as const] };
    const { calls } = open('needs', plain, waiting);
    await title('Who you are looking for');
    await screen.findByText('Your request is being checked');
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await title('Your camps');
    expect(calls.some(({ name }) => name === 'patchCollege')).toBe(false);
  });

  test('ends with the page as visitors see it, the steps that are open, what is worth adding next, and the link to share', async () => {
    const { address } = open('ready', { ...plain, name: 'Sample College' });
    await title('Your page');
    const preview = await screen.findByRole('group', { name: 'Your page as visitors see it' });
    expect(preview.textContent).toContain('Sample College');
    expect(screen.getByRole('link', { name: /^Your college and your team/ }).textContent).toContain('Done');
    const next = screen.getByRole('region', { name: 'Worth adding next' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(next)
        .getByRole('link', { name: /more parts/ })
        .getAttribute('href'),
    ).toMatch(/\/administration$/);
    screen.getByRole('button', { name: 'Copy link' });
    fireEvent.click(screen.getByRole('link', { name: /^Who you are looking for/ }));
    await title('Who you are looking for');
    expect(address()).toBe('/coachonboardingwizard?step=needs');
  });

  test('ends for a coach who waits with what comes then, and offers nothing to fill', async () => {
    open('ready', plain, { ...coach, roles: [{ type: 'headcoach', value: 'c', status: 'Pending' } as const] });
    await screen.findByText('Your request is being checked');
    expect(screen.queryByRole('region', { name: 'Worth adding next' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Who you are looking for/ })).toBeNull();
  });

  test('leads whoever has no college to claiming one', async () => {
    open(null, plain, anOwnProfile({ type: 'coach', roles: [] }));
    const link = await screen.findByRole('link', { name: 'Claim a college' });
    expect(link.getAttribute('href')).toBe('/claimCollege');
  });
});
