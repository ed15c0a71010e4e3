import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { loadPage, showApp } from '../../testing/show-app';

type Own = AnswerOf<'ownFeatureRequests'>;
type Request = Own['requests'][number];

const AT = '2026-03-01T12:00:00.000Z';
const QUEUED: Request = {
  requestId: 'uid-demo-player.1',
  reason: 'first',
  state: 'queued',
  enteredAt: AT,
  isFirst: false,
  posted: null,
  declined: null,
};
const LINKS = [{ kind: 'post', network: 'instagram', url: 'https://social.example.com/p/1' }] as const;
const POSTED: Request = { ...QUEUED, state: 'posted', posted: { at: AT, links: [...LINKS] } };
const DECLINED: Request = {
  ...QUEUED,
  state: 'declined',
  declined: { at: AT, reason: 'The picture is blurred.', againFrom: '2026-03-31T12:00:00.000Z' },
};
const none = { skipTheLine: 0, featureAgain: 0 };

beforeEach(() => loadPage('/account'));

/** The section of a player with these requests; null for whom it is not there. */
function sectionOf(own: Partial<Own>, profile = anOwnProfile()) {
  showApp({
    address: '/account',
    signedInAs: profile,
    answers: {
      account: () => anOwnAccount(),
      ownFeatureRequests: () => ({
        ...{ requests: [], place: null, total: 0, mayQueue: true, wanted: { posts: 1, stories: 1 }, waiting: none },
        ...own,
      }),
    },
  });
  return screen.findByRole('region', { name: 'Featured on our networks' });
}

describe('[S1-02] the account of a player', () => {
  test('says the place in the queue, and offers to skip the line', async () => {
    const section = await sectionOf({ requests: [QUEUED], place: 3, total: 12 });
    await within(section).findByText('Your place in the queue: 3 of 12.');
    expect(within(section).getByText('Your place in the queue').textContent).toMatch(/done$/);
    expect(within(section).getByRole('button', { name: 'Skip the Line' })).toBeTruthy();
    expect(within(section).queryByRole('button', { name: 'Feature Me Again' })).toBeNull();
  });

  test('who is in front is offered no boost', async () => {
    const section = await sectionOf({ requests: [{ ...QUEUED, isFirst: true }], place: 1, total: 12 });
    await within(section).findByText('You moved up. Your place in the queue: 1 of 12.');
    expect(within(section).queryByRole('button')).toBeNull();
  });

  test('leads to the posts, and offers to be featured again', async () => {
    const section = await sectionOf({ requests: [POSTED] });
    const link = await within(section).findByRole('link', { name: /^Post 1 on social\.example\.com/ });
    expect(link.getAttribute('href')).toBe(LINKS[0].url);
    expect(within(section).getByRole('button', { name: 'Feature Me Again' })).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'What your boosts brought' }).getAttribute('href')).toBe(
      '/account?view=boosts',
    );
  });

  test('says why a request was declined, and when the player may enter again', async () => {
    const section = await sectionOf({ requests: [DECLINED] });
    await within(section).findByText(/The picture is blurred\..*March 31, 2026/);
  });

  test('says what is missing to enter the queue', async () => {
    const section = await sectionOf({ mayQueue: false }, anOwnProfile({ hidden: true, status: null, teams: [], gpa: null }));
    const checks = (await within(section).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(checks).toEqual([
      expect.stringMatching(/^Profile at least 70% complete: open.*Yours is \d+% complete/),
      expect.stringMatching(/^Your consent: open.*You have not agreed to be featured yet\./),
      expect.stringMatching(/^Your place in the queue: open.*Your profile is hidden\./),
    ]);
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Complete your profile', '/playerProfileWizard'],
      ['Decide about it', '/account/manage-data#featured'],
    ]);
  });

  test('of a parent has no such section', async () => {
    showApp({ address: '/account', signedInAs: anOwnProfile({ type: 'parent' }), answers: { account: () => anOwnAccount() } });
    await screen.findByRole('region', { name: 'Your plan' });
    expect(screen.queryByRole('region', { name: 'Featured on our networks' })).toBeNull();
  });
});
