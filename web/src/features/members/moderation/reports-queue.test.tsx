import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { ListedReport } from './reported-part';

const report: ListedReport = {
  reportId: 'report-1',
  profileId: 'uid-demo-player',
  kind: 'picture',
  place: 'picture-face',
  reason: 'danger',
  note: 'This is my cousin.',
  furtherNotes: [],
  suggestion: null,
  isAboutMinor: true,
  language: null,
  answer: null,
  count: 1,
  closedAt: null,
  outcome: null,
  closedReason: null,
  at: '2026-03-01T10:00:00.000Z',
  by: null,
  username: 'demo-player',
  displayName: 'Robin Sample',
  isShown: true,
  camp: null,
  wish: null,
  replyTo: null,
};

const open = (answers: FakeAnswers) =>
  showApp({
    address: '/admin/users?view=reports',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: { hiddenProfiles: () => ({ items: [], camps: [] }), lockedPictures: () => ({ items: [] }), ...answers },
  });

describe('the queue of reports', () => {
  test('shows the reported picture blurred until it is pressed, and none for a text', async () => {
    const text: ListedReport = { ...report, reportId: 'report-2', kind: 'text', place: 'about', note: 'Rude.' };
    open({ adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [report, text], next: null }) });
    const button = await screen.findByRole('button', { name: 'Show the picture clearly: Robin Sample', pressed: false });
    const image = button.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/ui/v1/admin/reports/report-1/picture');
    expect(image?.style.filter).toContain('blur');

    fireEvent.click(button);

    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(image?.style.filter).toBe('');
    expect(screen.getAllByRole('button', { name: /^Show the picture/ })).toHaveLength(1);
  });

  test('shows what is reported and why, and hides the profile for a reason', async () => {
    const { calls } = open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [report], next: null }),
      hideProfile: () => ({ withheld: { at: report.at, reason: 'A stranger’s face.', answeredAt: null }, withheldParts: [] }),
    });
    await screen.findByText('This is my cousin.');
    screen.getByText('In danger');
    screen.getByText('About a minor');
    screen.getByText(/waiting for \d+ days$/);
    screen.getByText(/The picture picture-face · by a visitor, Mar 1, 2026/);
    expect(calls.map(({ name }) => name)).not.toContain('adminUsers');

    fireEvent.click(screen.getByRole('button', { name: 'Hide profile: Robin Sample' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Hide profile' }));
    await screen.findByText('Please give a reason.');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A stranger’s face.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hide profile' }));

    await screen.findByText('The profile of Robin Sample is hidden');
    const call = { params: { profileId: 'uid-demo-player' }, body: { reason: 'A stranger’s face.', part: null } };
    expect(calls).toContainEqual({ name: 'hideProfile', call });
  });

  test('hides the reported picture alone, and leads to the person, who can be suspended there', async () => {
    const { calls } = open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [report], next: null }),
      hideProfile: () => ({ withheld: null, withheldParts: [] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide picture: Robin Sample' }));
    fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Not him.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hide picture' }));

    await screen.findByText('It is hidden now');
    const body = { reason: 'Not him.', part: { kind: 'picture', place: 'picture-face' } };
    expect(calls).toContainEqual({ name: 'hideProfile', call: { params: { profileId: 'uid-demo-player' }, body } });
    const person = screen.getByRole('link', { name: 'Person and suspension: Robin Sample' });
    expect(person.getAttribute('href')).toBe('/admin/users?person=uid-demo-player');
  });

  test('an upload like a removed picture is allowed or hidden; that of a college has no profile', async () => {
    const match: ListedReport = { ...report, kind: 'match', reason: 'removedBefore', note: null, isAboutMinor: false };
    const none = { profileId: null, username: null, displayName: null, isShown: null };
    const ofCollege: ListedReport = { ...match, ...none, reportId: 'report-2', place: 'colleges/harbor/picture-1' };
    const { calls } = open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [match, ofCollege], next: null }),
      hideProfile: () => ({ withheld: null, withheldParts: [] }),
    });
    await screen.findByText(/The picture picture-face · found when it was uploaded, Mar 1, 2026/);
    expect(screen.getAllByText('Like a removed picture')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Show the picture/ })).toHaveLength(2);
    screen.getByRole('button', { name: 'Hide picture: Robin Sample' });

    fireEvent.click(screen.getByRole('button', { name: 'Allow picture: Robin Sample' }));

    await screen.findByText('It is visible again');
    const part = { kind: 'picture', place: 'picture-face' };
    const call = { params: { profileId: 'uid-demo-player' }, body: { reason: null, part } };
    expect(calls).toContainEqual({ name: 'hideProfile', call });
  });

  test('shows what an owner answers to a hidden picture, which is no report', async () => {
    const objection = { ...report, kind: 'objection', reason: 'other', note: 'It is me.', by: 'uid-demo-player' } as const;
    open({ adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [objection], next: null }) });
    await screen.findByText('It is me.');
    screen.getByText('Answer of the owner');
    screen.getByText(/^The picture picture-face · by the owner, Mar 1, 2026/);
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  });

  test('names the part of the page that a report is about, not its field', async () => {
    open({
      adminReports: (call) => ({
        items: call?.query.state === 'closed' ? [] : [{ ...report, kind: 'text', place: 'honours' }],
        next: null,
      }),
    });
    await screen.findByText(/^The honors and awards · by a visitor/);
  });

  test('[S2-14] answers a request of somebody without an account by mail: the page, the wish, and in which language', async () => {
    const request: ListedReport = {
      ...{ ...report, kind: 'request', place: '/Harbor_Point_University/mens/soccer', reason: 'ownPicture', wish: 'remove' },
      ...{ profileId: null, username: null, displayName: null, isShown: null, replyTo: 'kim@touchline.example', language: 'de' },
    };
    const outside = {
      ...request,
      reportId: 'report-2',
      place: 'https://elsewhere.example/me',
      replyTo: 'jo@touchline.example',
    };
    const { calls } = open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [request, outside], next: null }),
      dismissReport: () => null,
    });
    const page = await screen.findByRole('link', { name: '/Harbor_Point_University/mens/soccer' });
    expect(page.getAttribute('href')).toBe('/Harbor_Point_University/mens/soccer');
    expect(screen.queryByRole('link', { name: 'https://elsewhere.example/me' })).toBeNull();
    expect(screen.getByRole('link', { name: 'kim@touchline.example' }).getAttribute('href')).toBe('mailto:kim@touchline.example');
    screen.getAllByText('Removal');
    expect(screen.queryByRole('button', { name: /Hide profile/ })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Close report: /Harbor_Point_University/mens/soccer' }));
    await screen.findByText(/Sent to kim@touchline\.example\. Please write in German\./);
    fireEvent.change(screen.getByLabelText(/^Your answer/), { target: { value: 'Das Bild ist weg.' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'It shows her.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close report' }));
    await screen.findByText('The request is closed and the answer is on its way');
    const body = { reason: 'It shows her.', answer: 'Das Bild ist weg.' };
    expect(calls).toContainEqual({ name: 'dismissReport', call: { params: { reportId: 'report-1' }, body } });
  });

  test('says how many visitors wrote the same, and what each wrote', async () => {
    const many = { ...report, count: 12, furtherNotes: ['Me too.'] };
    open({ adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [many], next: null }) });
    await screen.findByText(/by 12 visitors, since Mar 1, 2026/);
    screen.getByText(/This is my cousin\.\s+Me too\./);
  });

  test('closes a report for a reason alone, and opens it again', async () => {
    let closed = false;
    const closedReport = {
      ...report,
      closedAt: '2026-03-02T10:00:00.000Z',
      outcome: 'dismissed',
      closedReason: 'Spoke to the club.',
    } as const;
    const { calls } = open({
      adminReports: (call) => {
        const isListed = call?.query.state === 'closed' ? closed : !closed;
        return { items: isListed ? [closed ? closedReport : report] : [], next: null };
      },
      dismissReport: () => {
        closed = true;
        return null;
      },
      reopenReport: () => {
        closed = false;
        return null;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Close report: Robin Sample' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close report' }));
    await screen.findByText('Please say why the report is closed.');
    expect(calls.map(({ name }) => name)).not.toContain('dismissReport');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Spoke to the club.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close report' }));

    await screen.findByText('The report is closed');
    const call = { params: { reportId: 'report-1' }, body: { reason: 'Spoke to the club.' } };
    expect(calls).toContainEqual({ name: 'dismissReport', call });
    await screen.findByText('Closed on Mar 2, 2026: nothing was hidden');
    screen.getByText('Spoke to the club.');

    fireEvent.click(screen.getByRole('button', { name: 'Reopen report: Robin Sample' }));
    await screen.findByRole('button', { name: 'Close report: Robin Sample' });
    expect(calls).toContainEqual({ name: 'reopenReport', call: { params: { reportId: 'report-1' } } });
  });

  test.each([
    ['open', 'Close report'],
    ['closed', 'Reopen report'],
  ])('“more” adds the next %s reports below the first ones, until there are none', async (state, button) => {
    const named = (at: number) => ({ ...report, reportId: `report-${at}`, displayName: `Player ${at}`, closedAt: report.at });
    const pages = { first: { items: [named(1), named(2)], next: 'report-2' }, last: { items: [named(3)], next: null } };
    open({
      adminReports: (call) => {
        if (call?.query.state !== state) return { items: [], next: null };
        return call.query.after === 'report-2' ? pages.last : pages.first;
      },
    });
    const shown = () => screen.getAllByRole('button', { name: new RegExp(`^${button}: `) }).map((one) => one.ariaLabel);
    await screen.findByRole('button', { name: `${button}: Player 2` });
    expect(shown()).toEqual([`${button}: Player 1`, `${button}: Player 2`]);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('button', { name: `${button}: Player 3` });
    expect(shown()).toEqual([`${button}: Player 1`, `${button}: Player 2`, `${button}: Player 3`]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('a refused closing keeps the reason in the dialog', async () => {
    open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [report], next: null }),
      dismissReport: () => Promise.reject(new Error('away')),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Close report: Robin Sample' }));
    fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Spoke to the club.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close report' }));

    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Spoke to the club.');
  });

  test.each(['Hide profile', 'Hide picture'])(
    'a refused press of “%s” keeps the reason in the dialog, and says nothing is hidden',
    async (button) => {
      open({
        adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [report], next: null }),
        hideProfile: () => Promise.reject(new Error('away')),
      });
      fireEvent.click(await screen.findByRole('button', { name: `${button}: Robin Sample` }));
      fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'A stranger’s face.' } });
      fireEvent.click(screen.getByRole('button', { name: button }));

      await screen.findByRole('alert');
      expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A stranger’s face.');
      expect(screen.queryByText(/^(?:The profile of Robin Sample is hidden|It is hidden now)$/)).toBeNull();
    },
  );

  test('shows a hidden profile again', async () => {
    let isHidden = true;
    const hidden = { profileId: 'uid-demo-player', username: 'demo-player', displayName: 'Robin Sample' };
    const { calls } = open({
      adminReports: () => ({ items: [], next: null }),
      hiddenProfiles: () => ({
        items: isHidden ? [{ ...hidden, at: report.at, reason: 'A stranger’s face.', answeredAt: null, part: null }] : [],
        camps: [],
      }),
      hideProfile: () => {
        isHidden = false;
        return { withheld: null, withheldParts: [] };
      },
    });
    await screen.findByText('A stranger’s face.');
    screen.getByText('demo-player · hidden since Mar 1, 2026');

    fireEvent.click(screen.getByRole('button', { name: 'Show again: Robin Sample' }));

    await screen.findByText('Nothing is hidden.');
    await screen.findByText('The profile of Robin Sample is visible again');
    const call = { params: { profileId: 'uid-demo-player' }, body: { reason: null, part: null } };
    expect(calls).toContainEqual({ name: 'hideProfile', call });
  });
});
