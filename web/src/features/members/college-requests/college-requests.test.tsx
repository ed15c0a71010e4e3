import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { WaitingRequest } from './use-college-requests';

const REQUEST: WaitingRequest = {
  ...{ uid: 'uid-kim', domain: 'new.edu', sportsTypeGender: 'Female', hoursLeft: 5 },
  ...{ requestedAt: '2026-03-01T10:00:00.000Z', dueAt: '2026-03-02T10:00:00.000Z' },
  ...{ email: 'kim@new.edu', firstName: 'Kim', lastName: 'Sample' },
};

function open(answers: FakeAnswers) {
  return showApp({
    address: '/admin/users',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: {
      adminUsers: () => ({ items: [], next: null }),
      adminWork: () => ({ items: [], asking: [] }),
      adminCollegeRequests: () => ({ items: [REQUEST], next: null }),
      ...answers,
    },
  });
}

const region = async () => within(await screen.findByRole('region', { name: 'Colleges promised within 24 hours' }));
const made = (calls: readonly { readonly name: string; readonly call: unknown }[], name: string) =>
  calls.filter((one) => one.name === name).map(({ call }) => call);

async function openForm(answers: FakeAnswers) {
  const { calls } = open(answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Create the college of new.edu' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create a college' }));
  const fill = (label: string | RegExp, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  return { calls, form, fill, send: () => fireEvent.click(form.getByRole('button', { name: 'Create college' })) };
}

describe('[S9-10] the colleges that coaches wait for', () => {
  test('stand below the users, with the time that is left', async () => {
    open({
      adminWork: () => ({ items: [], asking: [] }),
      adminCollegeRequests: () => ({
        items: [
          { ...REQUEST, hoursLeft: -2 },
          { ...REQUEST, uid: 'uid-lee', domain: 'other.edu' },
        ],
        next: null,
      }),
    });
    const [late, next] = (await region()).getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const text of ['new.edu', 'Asked for by Kim Sample (kim@new.edu), women’s soccer', '1 hour overdue'])
      expect(late).toContain(text);
    expect(next).toContain('5 hours left');
  });

  test('go on with the next page', async () => {
    const { calls } = open({
      adminWork: () => ({ items: [], asking: [] }),
      adminCollegeRequests: (call) =>
        call?.query.after === undefined
          ? { items: [REQUEST], next: 'cursor-after-kim' }
          : { items: [{ ...REQUEST, uid: 'uid-lee', domain: 'other.edu' }], next: null },
    });
    const due = await region();
    fireEvent.click(due.getByRole('button', { name: 'Show more requests' }));
    await due.findByText('other.edu');
    expect(due.getAllByRole('listitem')).toHaveLength(2);
    expect(due.queryByRole('button', { name: 'Show more requests' })).toBeNull();
    expect(made(calls, 'adminCollegeRequests').at(-1)).toMatchObject({ query: { after: 'cursor-after-kim' } });
    expect(german['admin.moreRequests']).toBe('Mehr Anfragen zeigen');
  });

  test('are done after a confirmation and leave the list; a refusal stays in the dialog', async () => {
    let refusals = 1;
    const { calls } = open({
      adminCollegeRequests: () => ({ items: refusals < 0 ? [] : [REQUEST], next: null }),
      finishCollegeRequest: () => {
        refusals -= 1;
        if (refusals >= 0) throw new ApiRefusal(503, 'unavailable', [{ message: 'Try again.', field: null }]);
        return null;
      },
    });
    const due = await region();
    fireEvent.click(await due.findByRole('button', { name: 'new.edu: done' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this college done?' }));
    const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(made(calls, 'finishCollegeRequest')).toEqual([]);
    press();
    await dialog.findByText('Try again.');
    press();
    await screen.findByText('new.edu is off the list');
    expect(made(calls, 'finishCollegeRequest').at(-1)).toEqual({ params: { uid: 'uid-kim' } });
    await (await region()).findByText('No college is due.');
  });

  test('are created by name, site, league and teams; the request is gone, and the coach is told', async () => {
    let items = [REQUEST];
    const { calls, form, fill, send } = await openForm({
      adminWork: () => ({ items: [], asking: [] }),
      adminCollegeRequests: () => ({ items: [...items], next: null }),
      createRequestedCollege: () => {
        items = [];
        return { college: { _id: 'grove-college', name: 'Grove College', pathName: 'Grove_College' } };
      },
    });
    expect(form.getByLabelText<HTMLInputElement>('Website').value).toBe('https://www.new.edu/');
    expect(form.getByLabelText<HTMLSelectElement>('Teams').value).toBe('female');
    expect(form.queryByLabelText('Division')).toBeNull();
    fill('Name', 'Grove College');
    fill('League', 'ncaa');
    fill('Division', '3');
    fill('Teams', 'both');
    fill(/^City/, ' Grove ');
    fill(/^State/, 'OH');
    send();

    await screen.findByText('Grove College is on Touchline; Kim Sample gets an email');
    expect(made(calls, 'createRequestedCollege')).toEqual([
      {
        params: { uid: 'uid-kim' },
        body: {
          ...{ name: 'Grove College', collegeURL: 'https://www.new.edu/', league: 'ncaa', division: 3 },
          ...{ teams: ['male', 'female'], city: 'Grove', state: 'OH', sharesSite: false },
        },
      },
    ]);
    await (await region()).findByText('No college is due.');
  });

  test('are not sent without name, league and division; each field says what is missing', async () => {
    const { calls, form, fill, send } = await openForm({});
    send();
    await form.findByText('Please choose a league.');
    form.getByText('Please fill in this field.');
    fill('League', 'njcaa');
    send();
    await form.findByText('Please choose a division of this league.');
    fill('League', 'naia');
    await waitFor(() => expect(form.queryByLabelText('Division')).toBeNull());
    expect(made(calls, 'createRequestedCollege')).toEqual([]);
  });

  test('whose site another college has are created once the admin confirms that they share it', async () => {
    const message = 'This site already belongs to Old College. Add the team there, or confirm that both share it.';
    const { calls, form, fill, send } = await openForm({
      createRequestedCollege: (call) => {
        if (call?.body.sharesSite !== true) throw new ApiRefusal(409, 'siteOfCollege', [{ message, field: 'collegeURL' }]);
        return { college: { _id: 'grove-college', name: 'Grove College', pathName: 'Grove_College' } };
      },
    });
    fill('Name', 'Grove College');
    fill('League', 'naia');
    expect(form.queryByRole('checkbox')).toBeNull();
    send();
    fireEvent.click(await form.findByRole('checkbox', { name: 'Two colleges share this site' }));
    expect(form.getAllByText(message).length).toBeGreaterThan(0);
    send();
    await screen.findByText('Grove College is on Touchline; Kim Sample gets an email');
    expect(made(calls, 'createRequestedCollege')).toHaveLength(2);
  });
});
