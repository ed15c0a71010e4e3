import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';

const LINK = `featureDecided.uid-robin.${'A'.repeat(43)}`;

const open = (link: string, answers: FakeAnswers = {}, more: Partial<Parameters<typeof showApp>[0]> = {}) => {
  const { calls } = showApp({
    address: `/signInUpMobile?mode=stopMails&link=${link}`,
    answers: { stopMails: (call) => ({ kind: 'featureDecided', wanted: call?.query.wanted === 'true' }), ...answers },
    ...more,
  });
  return () => calls.filter(({ name }) => name === 'stopMails').map(({ call }) => call);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the link at the end of a mail', () => {
  test('asks first, turns the kind of mail off without signing in, and on again', async () => {
    const sent = open(LINK);
    await screen.findByRole('heading', { name: 'Stop these emails?' });
    screen.getByText('Emails like this one: “We featured you, or could not this time”.');
    expect(sent()).toEqual([]);

    await press('Stop these emails');
    const done = await screen.findByRole('heading', { name: 'You will not get these emails anymore' });
    expect(document.activeElement).toBe(done);
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account/personal-info');

    await press('Turn them back on');
    await screen.findByRole('heading', { name: 'You will get these emails again' });
    expect(sent()).toEqual([{ query: { stop: LINK, wanted: 'false' } }, { query: { stop: LINK, wanted: 'true' } }]);
  });

  test('speaks German to a German reader', async () => {
    open(LINK.replace('featureDecided', 'claimOpened'), {}, { german });
    await screen.findByRole('heading', { name: 'Keine solchen Mails mehr?' });
    screen.getByText('Es geht um Mails wie diese: „Jemand möchte in deinen Trainerstab“.');
    await press('Diese Mails abbestellen');
    await screen.findByRole('heading', { name: 'Diese Mails bekommst du nicht mehr' });
  });

  test('that Touchline has not made says so, and so does one of a needed mail', async () => {
    open(LINK, {
      stopMails: () => {
        throw new ApiRefusal(404, 'unknownMailLink', []);
      },
    });
    await press('Stop these emails');
    await screen.findByRole('heading', { name: 'This link is not valid' });
  });

  test('of a needed mail is not valid, and nothing is sent', async () => {
    const sent = open(LINK.replace('featureDecided', 'passwordChanged'));
    await screen.findByRole('heading', { name: 'This link is not valid' });
    expect(sent()).toEqual([]);
  });

  test('that meets a failure stays as it was, and can be pressed again', async () => {
    let tries = 0;
    open(LINK, {
      stopMails: () => {
        tries += 1;
        if (tries === 1) throw new ApiRefusal(503, null, [{ message: 'Try again soon.', field: null }]);
        return { kind: 'featureDecided', wanted: false };
      },
    });
    await press('Stop these emails');
    await screen.findByText('Try again soon.');
    await press('Stop these emails');
    await screen.findByRole('heading', { name: 'You will not get these emails anymore' });
  });
});
