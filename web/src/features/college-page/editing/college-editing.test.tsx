import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { aCoachOf, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { leaveAnswer, leavingIsAsked } from '../../../testing/asks-before-leaving';
import { showApp } from '../../../testing/show-app';

const address = '/Test_College/mens/soccer/campus';
const coach = aCoachOf('test-college');
const before = aCollege({ campus: { subtitleValue: null, description: 'Brick and ivy.' } });
const after: College = { ...before, version: 2, campus: { subtitleValue: null, description: 'Glass and steel.' } };
const saved = () => ({ college: after, patchId: 'patch-1' });

function showCollege({ answers = {}, ...who }: Partial<Parameters<typeof showApp>[0]>) {
  return showApp({ address, answers: { college: () => before, ...answers }, ...who });
}

async function typeCampus(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit campus description' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Edit campus description' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

const refusing = (refusal: ApiRefusal): FakeAnswers => ({ patchCollege: () => Promise.reject(refusal) });
const refusal = (status: number, message: string) => new ApiRefusal(status, null, [{ message, field: null }]);

describe('who sees the pencils of a college page', () => {
  const pencils = () => screen.queryAllByRole('button', { name: /^Edit .* description$/ });

  test('[S6-02] nobody who only visits', async () => {
    showCollege({});
    await screen.findByText('Brick and ivy.');
    expect(pencils()).toEqual([]);
  });

  test.each([
    ['a coach of another college', aCoachOf('eastridge-college')],
    ['a coach who is still pending', aCoachOf('x', { roles: [{ type: 'headcoach', value: 'test-college', status: 'Pending' }] })],
    ['an alumna', anOwnProfile({ roles: [{ type: 'alumni', value: 'test-college', status: 'Accepted' }] })],
  ])('[S6-02] not %s', async (_, signedInAs) => {
    showCollege({ signedInAs });
    await screen.findByRole('button', { name: /^Your menu/ });
    await screen.findByText('Brick and ivy.');
    expect(pencils()).toEqual([]);
  });

  test('[S6-02] its accepted coach, on every text', async () => {
    showCollege({ signedInAs: coach });
    await screen.findByRole('button', { name: 'Edit campus description' });
    for (const tab of ['athletics', 'academics', 'facilities', 'city']) {
      fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${tab}$`, 'i') }));
      await screen.findByRole('button', { name: `Edit ${tab} description` });
    }
  });

  test('[S6-02] an admin, on any college', async () => {
    showCollege({ signedInAs: anOwnProfile(), isAdmin: true });
    await screen.findByRole('button', { name: 'Edit campus description' });
    expect(pencils()).toHaveLength(1);
  });
});

describe('editing a text in place', () => {
  test('[S8-03] sends one replace with undo and the version, shows the answer and a toast with UNDO', async () => {
    const { calls } = showCollege({ signedInAs: coach, answers: { patchCollege: saved } });

    await typeCampus('Glass and steel.');

    const toast = await screen.findByText('College updated successfully');
    expect(toast).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'UNDO' })).toBeTruthy();
    expect(await screen.findByText('Glass and steel.', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit campus description' })).toBeNull());
    const patch = [{ op: 'replace', path: '/campus/description', value: 'Glass and steel.' }];
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toEqual({
      params: { collegeId: 'test-college' },
      query: { undo: 'true' },
      body: { patch },
      ifMatch: 1,
    });
  });

  test('[S4-14] UNDO reverts the edit and shows the college as it then is', async () => {
    const undone = () => ({ college: { ...before, version: 3 } });
    const { calls } = showCollege({ signedInAs: coach, answers: { patchCollege: saved, undoCollegePatch: undone } });
    await typeCampus('Glass and steel.');

    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));

    expect(await screen.findByText('Brick and ivy.')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'undoCollegePatch')).toEqual([
      { name: 'undoCollegePatch', call: { params: { collegeId: 'test-college' }, query: { patchId: 'patch-1' } } },
    ]);
  });

  test('[S4-14] an UNDO that meets a later edit changes nothing and lets the editor choose', async () => {
    const theirs: College = { ...after, version: 3, campus: { subtitleValue: null, description: 'Theirs.' } };
    const undoCollegePatch = () => Promise.reject(refusal(409, 'This has been changed since.'));
    let reads = 0;
    const college = () => (reads++ === 0 ? before : theirs);
    const { calls } = showCollege({ signedInAs: coach, answers: { college, patchCollege: saved, undoCollegePatch } });
    await typeCampus('Glass and steel.');

    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('group', { name: 'Yours' }).textContent).toContain('Brick and ivy.');
    expect(within(dialog).getByRole('group', { name: 'Theirs now' }).textContent).toContain('Theirs.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ name }) => name === 'patchCollege')).toHaveLength(1);
  });

  test('an emptied text is deleted, and a text that did not change is not sent', async () => {
    const { calls } = showCollege({ signedInAs: coach, answers: { patchCollege: saved } });
    await typeCampus('Brick and ivy.');
    await screen.findByRole('button', { name: 'Edit campus description' });
    expect(calls.filter(({ name }) => name === 'patchCollege')).toEqual([]);

    await typeCampus('  ');

    await screen.findByText('College updated successfully');
    const patch = [{ op: 'replace', path: '/campus/description', value: null }];
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({ body: { patch } });
  });

  test('the team’s text is saved to the team that the address shows', async () => {
    const { calls } = showCollege({
      address: '/Test_College/womens/soccer/athletics',
      signedInAs: coach,
      answers: { patchCollege: saved },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit athletics description' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Edit athletics description' }), {
      target: { value: 'We press high.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('College updated successfully');
    const patch = [{ op: 'replace', path: '/athletics/sport/1/description', value: 'We press high.' }];
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({ body: { patch } });
  });

  test('[S8-01] a save that reaches nobody says what to do', async () => {
    showCollege({ signedInAs: coach, answers: refusing(new ApiRefusal(null)) });

    await typeCampus('A text written in a tunnel');

    expect(await screen.findByText(/^Internal Error\. .*check your connection and try again\.$/)).toBeTruthy();
  });

  test('[S8-01] a refused save shows each message and keeps the editor with what was typed', async () => {
    const refusal = new ApiRefusal(422, 'textTooLong', [
      { message: 'This text is too long.', field: '/campus/description' },
      { message: null, field: null },
    ]);
    showCollege({ signedInAs: coach, answers: refusing(refusal) });

    await typeCampus('A very long text');

    expect((await screen.findAllByText('This text is too long.')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Internal Error')).toBeTruthy();
    const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit campus description' });
    expect(editor.value).toBe('A very long text');
  });

  describe('where somebody was faster', () => {
    const theirs: College = { ...after, version: 5 };
    const meanwhile = (newest: College) => {
      const versions: unknown[] = [];
      const shown = showCollege({
        signedInAs: coach,
        answers: {
          college: () => (versions.length === 0 ? before : newest),
          patchCollege: (call) => {
            versions.push(call?.ifMatch);
            if (versions.length === 1) throw refusal(412, 'Someone else has changed this page in the meantime.');
            return {
              college: { ...newest, version: 6, campus: { subtitleValue: null, description: 'Mine.' } },
              patchId: 'patch-2',
            };
          },
        },
      });
      return { ...shown, versions };
    };

    test('the dialog shows both texts, and mine goes over theirs with the newest version', async () => {
      const { versions } = meanwhile(theirs);
      await typeCampus('Mine.');

      const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
      expect(within(dialog).getByRole('group', { name: 'Yours' }).textContent).toContain('Mine.');
      expect(within(dialog).getByRole('group', { name: 'Theirs now' }).textContent).toContain('Glass and steel.');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Replace with mine' }));

      await screen.findByText('College updated successfully');
      expect(versions).toEqual([1, 5]);
      await screen.findByRole('button', { name: 'Edit campus description' });
    });

    test('theirs can be kept: the editor closes and nothing more is sent', async () => {
      const { versions } = meanwhile(theirs);
      await typeCampus('Mine.');

      fireEvent.click(await screen.findByRole('button', { name: 'Keep theirs' }));

      await screen.findByRole('button', { name: 'Edit campus description' });
      expect(screen.getByText('Glass and steel.')).toBeTruthy();
      expect(versions).toEqual([1]);
    });

    test('going back keeps what was typed', async () => {
      meanwhile(theirs);
      await typeCampus('Mine.');

      fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit campus description' }).value).toBe('Mine.');
    });

    test('but changed another part of the page, the edit is sent again by itself', async () => {
      const { versions } = meanwhile({ ...before, version: 7, nickname: 'Testers' });
      await typeCampus('Mine.');

      await screen.findByText('College updated successfully');
      expect(versions).toEqual([1, 7]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('several facts are saved as one edit, only those that changed, and an error is shown beside its field', async () => {
    const { calls } = showCollege({
      address: '/Test_College/mens/soccer/academics',
      signedInAs: coach,
      answers: { patchCollege: saved },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add Costs' }));
    const fee = await screen.findByRole('textbox', { name: 'Application fee' });
    fireEvent.change(fee, { target: { value: 'free' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Net price per year' }), { target: { value: '16,900' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a number.')).toBeTruthy();
    expect(document.activeElement).toBe(fee);

    fireEvent.change(fee, { target: { value: '0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('College updated successfully');
    const costs = '/academics/details/costs';
    const patch = [
      { op: 'replace', path: `${costs}/netPriceTuition`, value: 16900 },
      { op: 'replace', path: `${costs}/applicationFee`, value: 0 },
    ];
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({ body: { patch }, ifMatch: 1 });
  });

  test('Cancel leaves the text and gives the focus back to the pencil', async () => {
    const { calls } = showCollege({ signedInAs: coach });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit campus description' }));
    const editor = screen.getByRole('textbox', { name: 'Edit campus description' });
    expect(document.activeElement).toBe(editor);
    fireEvent.change(editor, { target: { value: 'Nothing of it' } });

    await leavingIsAsked();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await leaveAnswer('Discard'));

    expect(await screen.findByText('Brick and ivy.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit campus description' })));
    expect(calls.some(({ name }) => name === 'patchCollege')).toBe(false);
  });

  test('after signing out the pencils are gone', async () => {
    showCollege({ signedInAs: coach, answers: { sessionLogout: () => null } });
    await screen.findByRole('button', { name: 'Edit campus description' });

    fireEvent.click(screen.getByRole('button', { name: /^Your menu/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit campus description' })).toBeNull());
  });
});
