import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { loadPage, showApp } from '../../../testing/show-app';
import type { Child, Guardian, Guardianships } from '../../../components/guardianship/use-guardianships';

const LINK = {
  guardianshipId: 'link-1',
  ...{ state: 'asked' as const, begunBy: 'guardian' as const, validUntil: '2026-03-15T10:00:00.000Z' },
  ...{ contactOff: false, pageHidden: false, asksPurchases: false },
};
const GUARDIAN: Guardian = { ...LINK, waitsFor: ['player'], name: 'Kim Sample', email: 'kim@people.example', keep: 'no' };
const CHILD: Child = {
  ...{ ...LINK, state: 'confirmed', waitsFor: [], typed: 'robin', isReadOnly: false },
  child: { username: 'demo-player', displayName: 'Robin Sample', isFeatured: false },
};
const NOTHING: Guardianships = { guardians: [], children: [], further: [], namedEmail: null, namedBy: [] };
const MINOR = anOwnProfile({ adultFrom: '2999-01-01' });
const PARENT = anOwnProfile({ type: 'parent' });

beforeEach(() => loadPage('/account'));

const open = (own: Partial<Guardianships>, profile = MINOR, answers: Partial<FakeAnswers> = {}) =>
  showApp({
    address: '/account?view=guardians',
    signedInAs: profile,
    answers: { account: () => anOwnAccount(), guardianships: () => ({ ...NOTHING, ...own }), ...answers },
  });

describe('[S1-01] the links of an account', () => {
  test('a player reads what a parent’s question opens, and only then says yes', async () => {
    const sent: unknown[] = [];
    open({ guardians: [GUARDIAN] }, MINOR, {
      answerGuardianship: (call) => {
        sent.push(call?.body);
        return { guardianships: { ...NOTHING, guardians: [{ ...GUARDIAN, state: 'confirmed', waitsFor: [] }] } };
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Your parents and guardians' }));
    section.getByText(/^Your answer is missing\. Open until/);
    expect(section.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    section.getByText('What this opens');
    fireEvent.click(section.getByRole('checkbox', { name: /I know this person/ }));
    fireEvent.click(section.getByRole('button', { name: 'Yes, link our accounts' }));
    await section.findByText('Linked');
    expect(sent).toEqual([{ answer: 'yes', hasRead: true }]);
  });

  test('a refused question says why at its field', async () => {
    const refuse = 'This is your own address. Please enter a parent’s or guardian’s.';
    open({}, MINOR, {
      askGuardianship: () => {
        throw new ApiRefusal(422, 'guardianIsOwner', [{ message: refuse, field: 'to' }]);
      },
    });
    fireEvent.change(await screen.findByLabelText(/Email of your parent/), { target: { value: 'me@people.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask to link' }));
    await screen.findByText(refuse);
  });

  test('a parent switches on to be asked before the child pays, and answers what the child asked', async () => {
    const sent: unknown[] = [];
    const asked = {
      ...({ priceName: 'premium', cents: 999, currency: 'usd', answer: null, state: 'asked' } as const),
      ...{ purchaseRequestId: 'request-1', childName: 'Robin Sample' },
      ...{ askedAt: '2026-03-01T10:00:00.000Z', validUntil: '2026-03-15T10:00:00.000Z' },
    };
    const approved = { ...asked, answer: 'yes', state: 'approved', validUntil: '2026-03-09T10:00:00.000Z' } as const;
    open({ children: [CHILD] }, PARENT, {
      guardChild: (call) => {
        sent.push(call?.body);
        return { guardianships: { ...NOTHING, children: [{ ...CHILD, asksPurchases: true }] } };
      },
      purchaseRequests: () => ({ own: [], children: [asked] }),
      answerPurchaseRequest: (call) => {
        sent.push(call?.body);
        return { requests: { own: [], children: [approved] } };
      },
    });
    const wanted = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Ask me before .* pays$/ });
    fireEvent.click(wanted);
    await waitFor(() => expect(wanted.checked).toBe(true));
    const section = within(await screen.findByRole('region', { name: 'Your child would like to buy' }));
    section.getByText('Robin Sample: Premium');
    section.getByText('$9.99 a month');
    fireEvent.click(section.getByRole('button', { name: 'Yes, my child may pay' }));
    await section.findByText('Your child can pay for it once until March 9, 2026.');
    expect(sent).toEqual([{ asksPurchases: true }, { answer: 'yes' }]);
    section.getByRole('button', { name: 'No' });
  });

  test('a parent decides about contact and page, and opens the child’s page', async () => {
    const sent: unknown[] = [];
    open({ children: [CHILD] }, PARENT, {
      guardChild: (call) => {
        sent.push(call?.body);
        return { guardianships: { ...NOTHING, children: [{ ...CHILD, contactOff: true }] } };
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Your children' }));
    const link = section.getByRole('link', { name: 'See the page as guardian' });
    expect(link.getAttribute('href')).toBe('/profile/demo-player/about');
    const contact = section.getByRole<HTMLInputElement>('checkbox', { name: 'No contact by coaches' });
    fireEvent.click(contact);
    await waitFor(() => expect(contact.checked).toBe(true));
    expect(sent).toEqual([{ contactOff: true }]);
    expect(section.queryByRole('button', { name: 'End consent to be featured' })).toBeNull();
  });

  test('a link ends after a question', async () => {
    open({ children: [CHILD] }, PARENT, { endGuardianship: () => ({ guardianships: NOTHING }) });
    fireEvent.click(await screen.findByRole('button', { name: 'End link: Robin Sample' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this link?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'End link' }));
    await screen.findByText('Nobody is linked yet.');
  });

  test('who does not end a link after all is back at its button', async () => {
    const { calls } = open({ children: [CHILD] }, PARENT);
    fireEvent.click(await screen.findByRole('button', { name: 'End link: Robin Sample' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this link?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('End link: Robin Sample'));
    expect(calls.filter(({ name }) => name === 'endGuardianship')).toEqual([]);
  });

  test('an end that is refused leaves the question open', async () => {
    open({ children: [CHILD] }, PARENT, {
      endGuardianship: () => {
        throw new ApiRefusal(409, 'guardianshipOver', [{ message: 'This link has ended already.', field: null }]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'End link: Robin Sample' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this link?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'End link' }));
    await screen.findByText('This link has ended already.');
    screen.getByRole('dialog', { name: 'End this link?' });
  });

  test('a further guardian waits for a yes, and a child who is of age is only read', async () => {
    const further = {
      ...{ guardianshipId: 'link-2', childName: 'Robin Sample', name: 'Alex', email: 'alex@people.example' },
      validUntil: '2026-03-15T10:00:00.000Z',
    };
    open({ children: [{ ...CHILD, isReadOnly: true }], further: [further] }, PARENT);
    await screen.findByText(/Alex \(alex@people.example\) is to be linked to Robin Sample/);
    screen.getByText('Your child is 18. You can still see the page, and decide nothing.');
    expect(screen.queryByRole('checkbox', { name: 'No contact by coaches' })).toBeNull();
  });
});
