import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

const ADULT = { adultFrom: '2000-01-01' } as const;
const open = (answers: FakeAnswers, changes: Parameters<typeof anOwnProfile>[0] = ADULT) =>
  showApp({
    address: '/account/manage-data',
    signedInAs: anOwnProfile(changes),
    answers: { account: () => anOwnAccount(), ownProfile: () => anOwnProfile(changes), ...answers },
  });
const textsOf = (field: HTMLElement) => [...field.querySelectorAll('option')].map(({ textContent }) => textContent);

describe('who sees what', () => {
  test('an adult chooses for each part, and the choice is kept at once', async () => {
    const after = aProfile({ ...ADULT, audiences: { ...aProfile().audiences, grades: 'coaches' } });
    const { calls } = open({ patchProfile: () => ({ profile: after, patchId: 'edit-1' }) });
    const grades = await screen.findByLabelText<HTMLSelectElement>('Grades');
    expect(grades.value).toBe('members');
    expect(textsOf(grades)).toEqual(['Everybody', 'Members of Touchline', 'Accepted coaches', 'Only you']);

    fireEvent.change(grades, { target: { value: 'coaches' } });

    await screen.findByText('Privacy settings saved');
    expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
      params: { profileId: 'uid-demo-player' },
      body: { patch: [{ op: 'replace', path: '/audiences/grades', value: 'coaches' }] },
    });
    expect(grades.value).toBe('coaches');
    expect(textsOf(grades)).toContain('Members of Touchline (suggested)');
  });

  test('each row is marked by what its owner chose, for the reader of the preview', async () => {
    const audiences = { ...aProfile().audiences, videos: 'nobody', grades: 'everybody' } as const;
    open({ profile: () => aShownProfile() }, { ...ADULT, audiences });
    const isSeen = (label: string) => screen.getByLabelText(label).closest('li')?.querySelector('svg.lucide-eye') !== null;
    await screen.findByLabelText('Videos');
    // By the suggestion strangers would see the videos, and not the grades.
    expect([isSeen('Videos'), isSeen('Grades')]).toEqual([false, true]);
    fireEvent.click(screen.getByRole('radio', { name: 'You' }));
    expect([isSeen('Videos'), isSeen('Grades')]).toEqual([true, true]);
  });

  test('a parent’s table has the parts of a short page, and says nothing of playing', async () => {
    open({}, { ...ADULT, type: 'parent' });
    await screen.findByLabelText('About you');
    const rows = within(screen.getByRole('list', { name: 'Who sees what' })).getAllByRole('combobox');
    expect(rows).toHaveLength(4);
    expect(screen.getByText(/^You decide .* Your name and verified badge are always visible/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/kind of player|Grades|Schedule/);
  });

  test('a minor is told why, and offered nothing that the rules refuse', async () => {
    open({}, { adultFrom: '2999-01-01' });
    await screen.findByText(/^Until you are 18, strangers see your country, state, league, tier and position\./);
    screen.getByText('Your portrait is open to everybody unless you or a guardian closes it here.');
    const upToMembers = ['Members of Touchline', 'Accepted coaches', 'Only you'];
    expect(textsOf(screen.getByLabelText('Schedule'))).toEqual(['Accepted coaches', 'Only you']);
    expect(textsOf(screen.getByLabelText('Town'))).toEqual(upToMembers);
    expect(textsOf(screen.getByLabelText('School'))).toEqual(upToMembers);
    expect(textsOf(screen.getByLabelText('Portrait and cover'))).toHaveLength(4);
    expect(textsOf(screen.getByLabelText('Country and state'))).toHaveLength(4);
    expect(screen.getAllByText(/^Your town, the names and crests of your clubs, and your jersey number/)).not.toEqual([]);
  });

  test('who has come of age is told from which day the rules for adults hold, and an adult of neither', async () => {
    const today = new Date().toISOString().slice(0, 10);
    open({}, { adultFrom: today });
    await screen.findByText(/^You are 18\. From \w+ 1, \d{4} your page follows the rules for adults\./);
    expect(textsOf(screen.getByLabelText('Town'))).toHaveLength(3);
    cleanup();
    open({});
    expect(textsOf(await screen.findByLabelText('Town'))).toHaveLength(4);
    expect(screen.queryByText(/18/)).toBeNull();
  });

  test('the town is offered to nobody who does not see the state', async () => {
    const audiences = { ...aProfile().audiences, place: 'coaches' } as const;
    open({}, { ...ADULT, audiences });
    expect(textsOf(await screen.findByLabelText('Town'))).toEqual(['Accepted coaches', 'Only you']);
  });

  test('a minor is told once that others see less than before, and puts the notice away', async () => {
    const minor = { adultFrom: '2999-01-01', audienceNotice: true } as const;
    const answer = { profile: aProfile({ adultFrom: '2999-01-01' }), patchId: 'edit-1' };
    const { calls } = open({ patchProfile: () => answer }, minor);
    await screen.findByText('Others see less of your page now');

    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));

    await waitFor(() => expect(screen.queryByText('Others see less of your page now')).toBeNull());
    expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
      body: { patch: [{ op: 'replace', path: '/audienceNotice', value: false }] },
    });
  });

  test('an adult is not told, because nothing has changed', async () => {
    open({}, { ...ADULT, audienceNotice: true });
    await screen.findByLabelText('Town');
    expect(screen.queryByText('Others see less of your page now')).toBeNull();
  });

  test('a refused choice goes back, with the reason', async () => {
    const refused = new ApiRefusal(422, null, [{ message: 'This part cannot be shown to so many.', field: null }]);
    open({
      patchProfile: () => {
        throw refused;
      },
    });
    const videos = await screen.findByLabelText<HTMLSelectElement>('Videos');
    fireEvent.change(videos, { target: { value: 'nobody' } });
    await screen.findByText('This part cannot be shown to so many.');
    await waitFor(() => expect(videos.value).toBe('everybody'));
  });

  test('the suggested audience is taken for all parts in one edit, which the toast undoes', async () => {
    const chosen = { ...aProfile().audiences, grades: 'nobody', videos: 'coaches' } as const;
    const { calls } = open(
      {
        patchProfile: () => ({ profile: aProfile(ADULT), patchId: 'edit-1' }),
        undoProfilePatch: () => ({ profile: aProfile({ ...ADULT, audiences: chosen }) }),
      },
      { ...ADULT, audiences: chosen },
    );
    const grades = await screen.findByLabelText<HTMLSelectElement>('Grades');
    expect(grades.value).toBe('nobody');

    fireEvent.click(screen.getByRole('button', { name: 'Use suggested for all' }));

    await screen.findByText('Privacy settings saved');
    expect(calls.filter(({ name }) => name === 'patchProfile').map(({ call }) => call)).toMatchObject([
      {
        body: {
          patch: [
            { op: 'replace', path: '/audiences/videos', value: null },
            { op: 'replace', path: '/audiences/grades', value: null },
          ],
        },
      },
    ]);
    expect(grades.value).toBe('members');
    expect(screen.queryByRole('button', { name: 'Use suggested for all' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(grades.value).toBe('nobody'));
    expect(calls.find(({ name }) => name === 'undoProfilePatch')?.call).toMatchObject({ query: { patchId: 'edit-1' } });
  });

  test('the switch names its reader, shows the page as the server answers them, and what stays closed', async () => {
    const { calls } = open({
      profile: (call) => aShownProfile({ displayName: call?.query.as === 'coach' ? 'As Coaches See' : 'As Others See' }),
    });
    const visitors = within(await screen.findByRole('group', { name: 'What visitors see' }));
    await visitors.findByText('As Others See');
    visitors.getByText('Not shown to them: Grades, Schedule, NCAA and NAIA IDs, and References');

    fireEvent.click(screen.getByRole('radio', { name: 'Coach' }));

    const coaches = within(screen.getByRole('group', { name: 'What accepted coaches see' }));
    await coaches.findByText('As Coaches See');
    coaches.getByText('They see every part of your page.');
    expect(calls.filter(({ name }) => name === 'profile').map(({ call }) => call)).toMatchObject([
      { query: { as: 'visitor' } },
      { query: { as: 'coach' } },
    ]);
  });

  test('the preview asks again once a choice is saved, so that it never shows what is closed by now', async () => {
    const closed = aProfile({ ...ADULT, version: 2, audiences: { ...aProfile().audiences, videos: 'coaches' } });
    let isSaved = false;
    open({
      profile: () => aShownProfile({ displayName: isSaved ? 'As It Is Now' : 'As It Was' }),
      patchProfile: () => {
        isSaved = true;
        return { profile: closed, patchId: 'edit-1' };
      },
    });
    const preview = within(await screen.findByRole('group', { name: 'What visitors see' }));
    await preview.findByText('As It Was');

    fireEvent.change(screen.getByLabelText('Videos'), { target: { value: 'coaches' } });

    await preview.findByText('As It Is Now');
    expect(preview.queryByText('As It Was')).toBeNull();
  });

  test('links show a user’s page as others see it, and a hidden page says why', async () => {
    open({}, { ...ADULT, withheld: { at: '2026-01-01T10:00:00.000Z', reason: 'A stranger’s face.', answeredAt: null } });
    await screen.findByRole('heading', { name: 'We have hidden your profile' });
    screen.getByText('Our note: A stranger’s face.');
    for (const [name, as] of [
      ['Visitor', 'visitor'],
      ['Member', 'member'],
      ['Coach', 'coach'],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name }));
      const link = screen.getByRole('link', { name: `Open my page as a ${as}` });
      expect(link.getAttribute('href')).toBe(`/profile/demo-player/about?as=${as}`);
    }
  });

  test('what admins hide can be answered once, for each part', async () => {
    const at = '2026-01-01T10:00:00.000Z';
    const part = { kind: 'picture', place: 'picture-face' } as const;
    const hiding = { at, reason: 'Is this you?', answeredAt: null };
    const after = aProfile({ ...ADULT, withheldParts: [{ part, ...hiding, answeredAt: at }] });
    const { calls } = open({ answerHiding: () => ({ profile: after }) }, { ...ADULT, withheldParts: [{ part, ...hiding }] });
    await screen.findByRole('heading', { name: 'We have hidden one of your pictures' });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Please write an answer.');
    expect(calls.map(({ name }) => name)).not.toContain('answerHiding');

    fireEvent.change(screen.getByLabelText('Your answer to us'), { target: { value: 'Yes, at training.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));

    await screen.findByText('We have your answer and will look at it again.');
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
    const sent = calls.find(({ name }) => name === 'answerHiding')?.call;
    expect(sent).toMatchObject({ params: { profileId: 'uid-demo-player' }, body: { part, text: 'Yes, at training.' } });
  });
});
