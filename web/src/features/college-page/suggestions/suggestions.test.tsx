import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { SuggestionLine } from './use-suggestions';

const college = aCollege({ nickname: 'Terns', athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })] } });
const PAGE = `/${college.pathName}/mens/soccer`;
const AT = '2026-03-01T10:00:00.000Z';
const LINK = 'https://athletics.example.edu/';
const coach = anOwnProfile({ roles: [{ type: 'headcoach', value: college._id, status: 'Accepted' }] });
const none = { open: null, refused: null, own: [] };
const own = { suggestionId: 's', field: 'nickname', value: 'Gulls', link: LINK, note: null, at: AT, reason: null } as const;

const aLine = (changes: Partial<SuggestionLine> = {}): SuggestionLine => ({
  ...{ suggestionId: 's', field: 'nickname', value: 'Gulls', before: 'Terns', now: 'Terns', isChanged: false, count: 2, at: AT },
  further: [{ suggestionId: 's', link: LINK, note: '<b>Since 2025</b>', isMember: true }],
  ...changes,
});

function open(address: string, answers: FakeAnswers, signedInAs: ReturnType<typeof anOwnProfile> | null = anOwnProfile({})) {
  const base = { college: () => college, collegeSuggestions: () => none, ...answers };
  return showApp({ address, answers: base, ...(signedInAs === null ? {} : { signedInAs }) });
}

async function fill(value: string, link: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest a correction' }));
  fireEvent.change(await dialog.findByLabelText(/^New value/), { target: { value } });
  fireEvent.change(dialog.getByLabelText(/^Link to the source/), { target: { value: link } });
  return dialog;
}

describe('the form that suggests a correction', () => {
  test('opens with the fact of the address, and sends value, link and note of a member', async () => {
    const { calls } = open(`${PAGE}/academics?suggest=nickname`, {
      suggestFact: () => ({ suggestions: { open: null, refused: null, own: [{ ...own, state: 'open' }] } }),
    });
    const dialog = await fill('Gulls', LINK);
    expect(dialog.getByText('Now: Terns (no source)')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(await screen.findByText('You suggested Nickname: Gulls')).toBeTruthy();
    expect(screen.getByText('open')).toBeTruthy();
    const sent = calls.find(({ name }) => name === 'suggestFact');
    expect(sent?.call).toMatchObject({ body: { field: 'nickname', value: 'Gulls', isUnknown: false, link: LINK, note: '' } });
  });

  test('a refusal stays in the dialog, at its field, with what was typed', async () => {
    open(`${PAGE}/academics?suggest=nickname`, {
      suggestFact: () => {
        throw new ApiRefusal(422, 'webLinkInvalid', [{ message: 'Please enter a web address.', field: 'link' }]);
      },
    });
    const dialog = await fill('Gulls', 'no link');
    fireEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(await dialog.findByText('Please enter a web address.')).toBeTruthy();
    expect(dialog.getByLabelText(/^New value/)).toHaveProperty('value', 'Gulls');
    expect(dialog.getByLabelText(/^Link to the source/).getAttribute('aria-invalid')).toBe('true');
  });

  test('refuses an empty field at the field, and sends that a fact is not known only by its box', async () => {
    const { calls } = open(`${PAGE}/academics?suggest=nickname`, {
      suggestFact: () => {
        throw new ApiRefusal(422, 'suggestionSaysTheSame', [{ message: 'The page already says this.', field: 'value' }]);
      },
    });
    const dialog = await fill(' ', LINK);
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    send();
    expect(await dialog.findByText('Please enter a value, or tick that it is not known.')).toBeTruthy();
    expect(dialog.getByLabelText(/^New value/).getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ name }) => name === 'suggestFact')).toBe(false);

    fireEvent.click(dialog.getByRole('checkbox', { name: 'This is not known, or there is none' }));
    expect(dialog.queryByLabelText(/^New value/)).toBeNull();
    send();
    expect(await dialog.findByText('The page already says this.')).toBeTruthy();
    const sent = calls.find(({ name }) => name === 'suggestFact');
    expect(sent?.call).toMatchObject({ body: { field: 'nickname', value: null, isUnknown: true } });
  });

  test('asks visitors for an address, and tells them to confirm it', async () => {
    const { calls } = open(`${PAGE}/academics?suggest=nickname`, { suggestFactAsVisitor: () => ({ isSent: true }) }, null);
    const dialog = await fill('Gulls', LINK);
    fireEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(await dialog.findByText('Please enter your email address.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Your email address/), { target: { value: 'v@example.org' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send suggestion' }));
    expect(await screen.findByText(/^Thank you\. Please confirm/)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'suggestFactAsVisitor')).toHaveLength(1);
    expect(calls.some(({ name }) => name === 'collegeSuggestions')).toBe(false);
  });
});

test('an author sees how a suggestion stands, and withdraws it', async () => {
  open(`${PAGE}/academics`, {
    collegeSuggestions: () => ({ open: null, refused: null, own: [{ ...own, state: 'open' }] }),
    withdrawSuggestion: () => ({ suggestions: { open: null, refused: null, own: [{ ...own, state: 'withdrawn' }] } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the suggestion for Nickname' }));
  await waitFor(() => expect(screen.queryByText('You suggested Nickname: Gulls')).toBeNull());
});

describe('the open suggestions, for who edits the page', () => {
  const administration = (line: SuggestionLine, answers: FakeAnswers) =>
    open(
      `${PAGE}/administration`,
      {
        collegeMembers: () => ({ members: [], invites: [] }),
        collegeHistory: () => ({ items: [], next: null }),
        collegeSuggestions: () => ({ open: [line], refused: [], own: [] }),
        ...answers,
      },
      coach,
    );

  test('say what the page says, what is suggested, by how many, and what changed since', async () => {
    administration(aLine({ now: 'Puffins', isChanged: true }), {});
    const section = within(await screen.findByRole('region', { name: 'Suggestions' }));
    expect(await section.findByText('2 people say so')).toBeTruthy();
    for (const text of ['Puffins', 'Gulls', 'The page has changed since. It said: Terns', 'A member: <b>Since 2025</b>'])
      expect(section.getByText(text)).toBeTruthy();
  });

  test('are accepted, also with another value, with what was seen', async () => {
    const { calls } = administration(aLine(), {
      decideSuggestion: () => ({
        suggestions: { open: [], refused: [], own: [] },
        college: { ...college, version: 9 },
        patchId: 'p',
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Accept the suggestion for Nickname' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^New value/), { target: { value: 'Herring Gulls' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The correction is on the page')).toBeTruthy();
    const body = { decision: 'accept', seen: 'Terns', isConfirmed: false, value: 'Herring Gulls' };
    expect(calls.find(({ name }) => name === 'decideSuggestion')?.call).toMatchObject({ body });
  });

  test('a coach who empties the value is asked whether it is not known', async () => {
    const { calls } = administration(aLine(), {
      decideSuggestion: () => ({
        suggestions: { open: [], refused: [], own: [] },
        college: { ...college, version: 9 },
        patchId: 'p',
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Accept the suggestion for Nickname' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^New value/), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Please enter a value, or tick that it is not known.')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'decideSuggestion')).toBe(false);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'This is not known, or there is none' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The correction is on the page')).toBeTruthy();
    const body = { decision: 'accept', seen: 'Terns', value: null, isUnknown: true };
    expect(calls.find(({ name }) => name === 'decideSuggestion')?.call).toMatchObject({ body });
  });

  test('a refused decision stays in the dialog, and an unlikely figure asks to be confirmed', async () => {
    administration(aLine(), {
      decideSuggestion: () => {
        throw new ApiRefusal(409, 'implausibleFact', [{ message: 'This figure is unlikely.', field: 'value' }]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Accept the suggestion for Nickname' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('This figure is unlikely.')).toBeTruthy();
    expect(await dialog.findByRole('checkbox', { name: 'I have checked this figure' })).toBeTruthy();
  });

  test('can be reported, also the ones refused before; a refused report keeps its text', async () => {
    let isRefused = true;
    const before = {
      suggestionId: 'old',
      field: 'nickname',
      value: 'Boots',
      link: LINK,
      note: null,
      isMember: false,
      decidedAt: AT,
    };
    const { calls } = administration(aLine(), {
      collegeSuggestions: () => ({ open: [aLine()], refused: [before], own: [] }),
      reportSuggestion: () => {
        if (isRefused) throw new ApiRefusal(409, 'suggestionDecided', [{ message: 'Already decided.', field: null }]);
        return { received: true };
      },
    });
    fireEvent.click(await screen.findByText('Refused lately'));
    expect(await screen.findByText(/Nickname: Boots/)).toBeTruthy();
    const [first, second] = await screen.findAllByRole('button', { name: 'Report the suggestion for Nickname' });
    fireEvent.click(first ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this suggestion' }));
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    send();
    expect(await dialog.findByText('Please choose a reason.')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'reportSuggestion')).toBe(false);
    fireEvent.change(dialog.getByLabelText('What is wrong?'), { target: { value: 'spam' } });
    fireEvent.change(dialog.getByLabelText(/^Tell us more/), { target: { value: 'A shop.' } });
    send();
    expect(await dialog.findByText('Already decided.')).toBeTruthy();
    expect(dialog.getByLabelText(/^Tell us more/)).toHaveProperty('value', 'A shop.');
    isRefused = false;
    send();
    expect(await screen.findByText('Thank you. We will look into it.')).toBeTruthy();
    expect(calls).toContainEqual({
      name: 'reportSuggestion',
      call: { params: { suggestionId: 's' }, body: { reason: 'spam', note: 'A shop.' } },
    });
    expect(second).toBeTruthy();
  });

  test('are refused with a reason, and a refusal of that keeps the text', async () => {
    administration(aLine(), {
      decideSuggestion: () => {
        throw new ApiRefusal(409, 'suggestionDecided', [{ message: 'Somebody has already decided.', field: null }]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse the suggestion for Nickname' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Still Terns.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Somebody has already decided.')).toBeTruthy();
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Still Terns.');
  });
});
