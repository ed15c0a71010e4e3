import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, describe, expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { loadPage, showApp } from '../../testing/show-app';

const PAGE = '/profile/robin/about';
beforeAll(() => loadPage(PAGE));

type Contact = AnswerOf<'contactOf'>['items'][number];
const contact: Contact = {
  ...{ collegeId: 'harbor', collegeName: 'Harbor Point University', refusal: null, threadId: null },
  rule: { whose: 'NCAA Division I', text: { en: 'from June 15', de: 'ab dem 15. Juni' }, from: '2027-06-15' },
};

function open(items: readonly Contact[], answers: FakeAnswers = {}, { isGerman = false, isCoach = true } = {}) {
  return showApp({
    address: `${PAGE}?contact=1`,
    ...(isGerman ? { german } : {}),
    signedInAs: isCoach ? aCoachOf('harbor') : anOwnProfile({ type: 'parent' }),
    answers: {
      profile: () => aShownProfile({ _id: 'uid-robin', username: 'robin', displayName: 'Robin Sample' }),
      savedPlayer: () => ({ saved: null }),
      contactOf: () => ({ items: [...items] }),
      collegeCamps: () => ({ items: [] }),
      guardianships: () => ({ guardians: [], children: [], further: [], namedEmail: null, namedBy: [] }),
      ...answers,
    },
  });
}

describe('a coach writes to a player', () => {
  test('reads the rule for the day, sends, and a refused message keeps its text', async () => {
    let isRefused = true;
    const { calls } = open([contact], {
      startThread: () => {
        if (isRefused) throw new ApiRefusal(429, null, [{ message: 'You have written enough today.', field: null }]);
        return { threadId: 't1' };
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to Robin Sample' }));
    await dialog.findByText('NCAA Division I: you may write from June 15, 2027.');
    const why = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why are you writing?' });
    fireEvent.change(why, { target: { value: 'We saw you play.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('You have written enough today.');
    expect(why.value).toBe('We saw you play.');

    isRefused = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent. The answer comes into your inbox.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { player: 'uid-robin', collegeId: 'harbor', text: 'We saw you play.', nextStep: 'answer', campId: null };
    expect(calls.filter(({ name }) => name === 'startThread').map(({ call }) => call)).toEqual([{ body }, { body }]);
  });

  test('reads after sending that the conversation is there, without a reload', async () => {
    let items = [contact];
    open([], {
      contactOf: () => ({ items }),
      startThread: () => {
        items = [{ ...contact, refusal: 'threadIsOpen', threadId: 't1' }];
        return { threadId: 't1' };
      },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why are you writing?' }), { target: { value: 'Hello there.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Write to Robin Sample' }));
    await screen.findByText('Your college is already in a conversation with this player.');
    expect(screen.queryByRole('textbox', { name: 'Why are you writing?' })).toBeNull();
  });

  test('is told in German why a minor cannot be written to, and gets no form', async () => {
    open([{ ...contact, refusal: 'contactNeedsGuardian' }], {}, { isGerman: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Robin Sample schreiben' }));
    await dialog.findByText(/^Dieses Profil gehört zu jemandem unter 18/);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  test('is led to the conversation that the college has already', async () => {
    open([{ ...contact, refusal: 'threadIsOpen', threadId: 't1' }]);
    const link = await screen.findByRole('link', { name: 'Open the conversation' });
    expect(link.getAttribute('href')).toBe('/account?view=inbox&thread=t1');
  });

  test('chooses for which of two colleges', async () => {
    const other = { ...contact, collegeId: 'grove', collegeName: 'Grove College', refusal: 'contactDeclined' as const };
    open([contact, other]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to Robin Sample' }));
    fireEvent.change(await dialog.findByLabelText('For which college?'), { target: { value: '1' } });
    await dialog.findByText('The player has thanked you: your college is not what they are looking for.');
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});

test('nobody but an accepted coach gets the form, whatever the address asks', async () => {
  const { calls } = open([contact], {}, { isCoach: false });
  await screen.findByRole('heading', { level: 1, name: 'Robin Sample' });
  await expect.poll(() => calls.some(({ name }) => name === 'guardianships')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ name }) => name === 'contactOf')).toBe(false);
});
