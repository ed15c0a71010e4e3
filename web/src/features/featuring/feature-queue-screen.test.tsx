import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { leaveAnswer, leavingIsAsked } from '../../testing/asks-before-leaving';
import { readIn } from '../../testing/read-in';
import { showApp } from '../../testing/show-app';
import type { ListedRequest } from './use-feature-requests';

const AT = '2026-03-01T10:00:00.000Z';

function aRequest(requestId: string, displayName: string, changes: Partial<ListedRequest> = {}): ListedRequest {
  const profile = shownProfileTo(aProfile({ _id: requestId.replace('.', '-'), displayName }), 'visitor', AT);
  const wanted = { posts: 1, stories: 1 };
  const decisions = { posted: null, declined: null, skippedAt: null, skippedBy: null, dangerReportId: null } as const;
  return {
    requestId,
    reason: 'first',
    state: 'queued',
    enteredAt: AT,
    ...decisions,
    wanted,
    profile,
    playersOfGuardian: 0,
    ...changes,
  };
}

const robin = aRequest('a.1', 'Robin Sample', { skippedAt: AT, skippedBy: 'premium', wanted: { posts: 2, stories: 2 } });
const alex = aRequest('b.1', 'Alex Example', { reason: 'again' });

/** The screen over a queue that a decision takes a request from. */
function open(
  address: string,
  { queue = [robin, alex], ...answers }: FakeAnswers & { readonly queue?: readonly ListedRequest[] } = {},
) {
  const decided = new Set<string>();
  const decide = (request: ListedRequest) => {
    decided.add(request.requestId);
    return { request };
  };
  return showApp({
    address,
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: {
      adminFeatureRequests: () => {
        const items = queue.filter(({ requestId }) => !decided.has(requestId));
        return { items, next: null, total: items.length };
      },
      postFeatureRequest: () => decide(robin),
      declineFeatureRequest: () => decide(robin),
      ...answers,
    },
  });
}

describe('[S2-13] [S2-39] the queue of players to be featured', () => {
  test('lists them in their order, with what put them in front and what is due', async () => {
    const { calls } = open('/admin/featureRequests');
    await screen.findByRole('heading', { level: 2, name: '2 players are waiting' });
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('link') !== null && item.textContent.includes('post'));
    if (first === undefined || second === undefined) throw new Error('rows are missing');
    for (const text of ['1.', 'Robin Sample', 'Premium', '2 posts, 2 stories', 'Waiting since Mar 1, 2026'])
      within(first).getByText(text);
    within(first).getByText('Class of 2028 · Junior · Left back · Sample League · Ohio');
    for (const text of ['2.', 'Alex Example', 'Featured before', '1 post, 1 story']) within(second).getByText(text);
    expect(calls).toContainEqual({
      name: 'adminFeatureRequests',
      call: expect.objectContaining({ query: { state: 'queued' } }) as object,
    });
  });

  test.each([
    ['en', 'The same guardian address confirms 2 players'],
    ['de', 'Dieselbe Adresse stimmt als sorgeberechtigte Person für 2 Talente zu'],
  ] as const)('says in %s where one guardian confirms several, in the list and in the request', async (language, text) => {
    const queue = [
      { ...robin, playersOfGuardian: 2 },
      { ...alex, playersOfGuardian: 1 },
    ];
    const { go } = open('/admin/featureRequests', { queue });
    await readIn(language);
    expect(await screen.findAllByText(text)).toHaveLength(1);
    go('/admin/featureRequests?request=a.1');
    await screen.findByRole('heading', { level: 2, name: 'Robin Sample' });
    expect(screen.getAllByText(text)).toHaveLength(2);
    go('/admin/featureRequests?request=b.1');
    await screen.findByRole('heading', { level: 2, name: 'Alex Example' });
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  test('says of whom somebody may be in danger, on the row and on the opened request, and leads to the report', async () => {
    const { address } = open('/admin/featureRequests?request=b.1', {
      queue: [robin, { ...alex, dangerReportId: 'report-1' }],
      adminReports: () => ({ items: [], next: null }),
      hiddenProfiles: () => ({ items: [], camps: [] }),
    });
    const chips = () => screen.getAllByRole('link', { name: 'Someone may be in danger: report about Alex Example' });
    await waitFor(() => expect(chips()).toHaveLength(2));
    expect(screen.queryByRole('link', { name: /report about Robin/ })).toBeNull();
    fireEvent.click(chips()[0] ?? document.body);
    await screen.findByText('This report is no longer open.');
    expect(address()).toBe('/admin/users?view=reports&report=report-1');
  });

  test('has an address for each state, and says where a state is empty', async () => {
    const { calls, address } = open('/admin/featureRequests', { queue: [] });
    await screen.findByText('Nobody is waiting to be featured');
    for (const [link, text, state] of [
      ['Posted', 'Nobody has been featured yet', 'posted'],
      ['Declined', 'No request has been declined', 'declined'],
    ] as const) {
      fireEvent.click(screen.getByRole('link', { name: link }));
      await screen.findByText(text);
      expect(address()).toBe(`/admin/featureRequests?state=${state}`);
      expect(screen.getByRole('link', { name: link }).getAttribute('aria-current')).toBe('page');
      expect(calls).toContainEqual({
        name: 'adminFeatureRequests',
        call: expect.objectContaining({ query: { state } }) as object,
      });
    }
  });

  test('goes on where it is longer than a page, also to a request that the address names', async () => {
    const pages = { first: { items: [robin], next: 'more', total: 2 }, more: { items: [alex], next: null, total: 2 } } as const;
    open('/admin/featureRequests?request=b.1', {
      adminFeatureRequests: (call) =>
        structuredClone(pages[(call?.query as { after?: 'more' } | undefined)?.after ?? 'first']) as never,
    });
    await screen.findByRole('heading', { level: 2, name: 'Alex Example' });
    for (const name of ['Robin Sample', 'Alex Example']) screen.getByRole('link', { name });
  });

  test('says that it could not be loaded, and asks again', async () => {
    let fails = true;
    open('/admin/featureRequests', {
      adminFeatureRequests: () => {
        if (fails) throw new ApiRefusal(503);
        return { items: [alex], next: null, total: 1 };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    await screen.findByRole('link', { name: 'Alex Example' });
  });

  test('opens a request with its pictures and texts, and copies them', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const { address } = open('/admin/featureRequests');
    fireEvent.click(await screen.findByRole('link', { name: 'Robin Sample' }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Robin Sample' });
    await waitFor(() => expect([address(), document.activeElement]).toEqual(['/admin/featureRequests?request=a.1', title]));
    const view = within(screen.getByRole('region', { name: 'Robin Sample' }));
    view.getByText('First request');
    view.getByText('Premium, Mar 1, 2026');

    const post = view.getByRole('img', { name: 'The post about Robin Sample' });
    expect(post.getAttribute('src')).toBe('/ui/v1/admin/featureRequests/a.1/picture?format=post&language=en');
    expect([post.getAttribute('width'), post.getAttribute('height')]).toEqual(['1080', '1350']);
    expect(view.getByRole('link', { name: 'Save the story' }).getAttribute('download')).toBe(
      'touchline-demo-player-story-en.png',
    );

    fireEvent.click(view.getByRole('button', { name: 'German' }));
    expect(view.getByRole('img', { name: 'The story about Robin Sample' }).getAttribute('src')).toContain(
      'format=story&language=de',
    );
    fireEvent.click(view.getByRole('button', { name: 'Copy the caption' }));
    fireEvent.click(view.getByRole('button', { name: 'Copy the short text' }));
    await waitFor(() => expect(written).toHaveLength(2));
    for (const text of written) expect(text).toContain('Sagt Hallo zu Robin Sample!');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('shows where a posted request can be seen, and a declined one with its reason', async () => {
    const posted = {
      at: AT,
      by: 'admin',
      wanted: { posts: 1, stories: 1 },
      links: [{ kind: 'post', network: 'x', url: 'https://x.com/1' }],
    } as const;
    const gone = aRequest('c.1', 'Sam', { state: 'posted', posted: { ...posted, links: [...posted.links] }, profile: null });
    open('/admin/featureRequests?state=posted&request=c.1', { queue: [gone] });
    await screen.findByRole('heading', { level: 2, name: 'A player who is no longer shown' });
    screen.getByRole('link', { name: /^https:\/\/x\.com\/1/ });
    expect(screen.queryByRole('button', { name: 'Mark as posted' })).toBeNull();
    expect(screen.queryByRole('img', { name: /post about/ })).toBeNull();
  });
});

describe('[S4-16] an admin', () => {
  test('marks a request as posted with its links, which have to be https addresses, each once', async () => {
    const { calls } = open('/admin/featureRequests?request=a.1');
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as posted' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Mark as posted' }));
    send();
    await dialog.findByText('Please enter at least one link.');
    fireEvent.change(dialog.getByLabelText(/^Post 1: link/), { target: { value: 'http://example.com/p' } });
    await dialog.findByText(/begins with https/);
    send();
    for (const field of [/^Post 1: link/, /^Story 2: link/])
      fireEvent.change(dialog.getByLabelText(field), { target: { value: 'https://example.com/p' } });
    await dialog.findByText('This link is already listed above.');
    fireEvent.change(dialog.getByLabelText(/^Story 2: link/), { target: { value: ' https://example.com/s ' } });
    fireEvent.change(dialog.getByLabelText('Story 2: network'), { target: { value: 'tiktok' } });
    expect(calls.map(({ name }) => name)).not.toContain('postFeatureRequest');
    send();

    await screen.findByText('Robin Sample is marked as posted and gets an email');
    const links = [
      { kind: 'post', network: 'instagram', url: 'https://example.com/p' },
      { kind: 'story', network: 'tiktok', url: 'https://example.com/s' },
    ];
    expect(calls).toContainEqual({ name: 'postFeatureRequest', call: { params: { requestId: 'a.1' }, body: { links } } });
    const title = await screen.findByRole('heading', { level: 2, name: '1 player is waiting' });
    expect(screen.queryByRole('link', { name: 'Robin Sample' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  test('declines a request for a reason', async () => {
    const { calls, address } = open('/admin/featureRequests?request=a.1');
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('Please give a reason.');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Please add a portrait. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));

    await screen.findByText('Robin Sample has left the queue and is told why');
    const call = { params: { requestId: 'a.1' }, body: { reason: 'Please add a portrait.' } };
    expect(calls).toContainEqual({ name: 'declineFeatureRequest', call });
    await waitFor(() => expect(address()).toBe('/admin/featureRequests'));
  });

  test('reads why a decision was refused, and may try again or go back', async () => {
    open('/admin/featureRequests?request=a.1', {
      declineFeatureRequest: () => {
        throw new ApiRefusal(409, 'featureDecided', [
          { message: 'This request has been decided differently in the meantime.', field: null },
        ]);
      },
    });
    const decline = await screen.findByRole('button', { name: 'Decline' });
    fireEvent.click(decline);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Later.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('This request has been decided differently in the meantime.');
    await leavingIsAsked();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await leaveAnswer('Discard'));
    await waitFor(() => expect(document.activeElement).toBe(decline));
  });

  test('reads that another admin has decided, and then finds the request no longer in the queue', async () => {
    let queue = [robin, alex];
    open('/admin/featureRequests?request=a.1', {
      adminFeatureRequests: () => ({ items: queue, next: null, total: queue.length }),
      declineFeatureRequest: () => {
        queue = [alex];
        throw new ApiRefusal(409, 'featureDecided', [
          { message: 'This request has been decided differently in the meantime.', field: null },
        ]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Later.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('This request has been decided differently in the meantime.');
    await leavingIsAsked();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await leaveAnswer('Discard'));
    await screen.findByText(/It may have been decided in the meantime/);
    await screen.findByRole('heading', { level: 2, name: '1 player is waiting' });
  });

  test('closes a request, and the focus is back at its row', async () => {
    const { address } = open('/admin/featureRequests?request=b.1');
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Alex Example' })));
    expect(address()).toBe('/admin/featureRequests');
  });
});
