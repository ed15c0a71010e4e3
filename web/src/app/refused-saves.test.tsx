import { isDeepStrictEqual } from 'node:util';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { describe, expect, test, vi } from 'vitest';
import { GUARDIAN_TEXTS } from '../features/sign-in/email-link/guardian-texts';
import { english } from '../i18n/english';
import { german } from '../i18n/german';
import { loadDictionary } from '../i18n/languages';
import { ApiRefusal } from '../lib/api/api-refusal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../testing/an-own-account';
import type { FakeAnswers } from '../testing/fake-api';
import { aProviderUser, fakeAuth } from '../testing/fake-auth';
import { readIn } from '../testing/read-in';
import { showApp } from '../testing/show-app';

type Language = 'en' | 'de';

/** A form, how it is opened and filled, and what sends it. */
interface Form {
  readonly address: string;
  readonly endpoint: RouteName;
  readonly signedInAs?: ReturnType<typeof anOwnProfile>;
  readonly answers: FakeAnswers;
  /** What the endpoint answers once it takes what is sent. */
  readonly taken: unknown;
  /** A button that opens the form, where it is not open from the start. */
  readonly opener?: Readonly<Record<Language, string>>;
  /** What is typed or chosen, by the label of the field. */
  readonly fields: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly send: Readonly<Record<Language, string>>;
  /** Whether a refusal of no field is said nowhere (S8-08). */
  readonly isSilent?: true;
  /** Whether the page is nothing but the form, without the switch of the language. */
  readonly isBare?: true;
  /** A field of the call that a refusal can name, and its label; null where the form says refusals in one place. */
  readonly refusable: { readonly field: string; readonly label: Readonly<Record<Language, string>> } | null;
}

type Key = keyof typeof english;
const text = (key: Key): Readonly<Record<Language, string>> => ({ en: english[key], de: german[key] });
const typed = (...entries: readonly (readonly [Readonly<Record<Language, string>>, string])[]): Form['fields'] => ({
  en: Object.fromEntries(entries.map(([label, value]) => [label.en, value])),
  de: Object.fromEntries(entries.map(([label, value]) => [label.de, value])),
});
const inBoth = (key: 'name' | 'relation' | 'yes') => ({ en: GUARDIAN_TEXTS.en[key], de: GUARDIAN_TEXTS.de[key] });

/** Of somebody who is 14 or 15, whatever day it is. */
const A_MINORS_BIRTHDAY = `${new Date().getUTCFullYear() - 15}-07-01`;
const MINOR = { adultFrom: '2999-01-01', type: 'playerHighSchool' } as const;
const grove = aCollege({ _id: 'grove', name: 'Grove College', athletics: { sport: [aTeam({ sex: 'female' })] } });
const claimable = [{ collegeId: 'grove', name: 'Grove College', sexes: ['female' as const] }];
const account = () => anOwnAccount();
const SESSION = { sessionLogin: () => ({ expiresAt: '2999-01-01T00:00:00.000Z' }) };

const INVITE = {
  ...{ inviteId: 'invite-one', email: 'casey@test.edu', sex: 'female', staffType: 'goalkeepercoach', handsOver: false },
  ...{ sentAt: '2026-01-05T10:00:00.000Z', validUntil: '2026-01-19T10:00:00.000Z', state: 'opened' },
};

const FORMS: Readonly<Record<string, Form>> = {
  'the claim of a college': {
    address: '/claimCollege?college=grove',
    endpoint: 'claimCollege',
    signedInAs: anOwnProfile({ type: 'coach', roles: [], sportsTypeGender: 'Female' }),
    answers: { college: () => grove, account: () => anOwnAccount({ claimable }) },
    taken: { roles: [{ type: 'headcoach', value: 'grove', status: 'Pending' }] },
    fields: typed([text('account.claimPost'), 'headcoach']),
    send: text('account.claimSend'),
    refusable: { field: 'staffType', label: text('account.claimPost') },
  },
  'the guardian of a player who wants to be featured': {
    address: '/account/manage-data',
    endpoint: 'changeFeaturing',
    signedInAs: anOwnProfile(MINOR),
    answers: { account, ownProfile: () => anOwnProfile(MINOR) },
    taken: { profile: aProfile(MINOR) },
    fields: typed([text('privacy.featuring.guardian'), 'parent@touchline.example']),
    send: text('privacy.featuring.ask'),
    refusable: { field: 'guardianEmail', label: text('privacy.featuring.guardian') },
  },
  'the guardian of a buyer': {
    address: '/plus',
    endpoint: 'createCheckoutSession',
    signedInAs: anOwnProfile(MINOR),
    answers: { account: () => anOwnAccount({ dateOfBirth: A_MINORS_BIRTHDAY }) },
    taken: { id: 'cs_test_1', url: 'https://checkout.example/pay/cs_test_1' },
    opener: { en: 'Get Premium', de: 'Premium holen' },
    isSilent: true,
    fields: typed([text('plans.guardian'), 'parent@touchline.example']),
    send: text('plans.pay'),
    refusable: { field: 'guardianEmail', label: text('plans.guardian') },
  },
  'the answer of a guardian': {
    address: `/signInUpMobile?mode=guardian&link=uid-robin.${'A'.repeat(43)}`,
    endpoint: 'answerAsGuardian',
    answers: {
      checkGdpr: () => new Promise(() => undefined),
      openGuardianLink: () => ({
        displayName: 'Robin Sample',
        state: 'asked',
        until: '2026-06-15T10:00:00.000Z',
        profile: shownProfileTo(aProfile({ displayName: 'Robin Sample' }), 'visitor', '2026-06-01T10:00:00.000Z'),
      }),
    },
    taken: { state: 'on' },
    isBare: true,
    fields: typed([inBoth('name'), 'Kim Sample'], [inBoth('relation'), 'legalGuardian']),
    send: inBoth('yes'),
    refusable: { field: 'name', label: inBoth('name') },
  },
  'a new mail address': {
    address: '/account/login-and-security',
    endpoint: 'changeEmail',
    signedInAs: anOwnProfile(),
    answers: { account, ...SESSION },
    taken: null,
    fields: typed([text('account.emailNew'), 'new@touchline.example'], [text('account.passwordNow'), 'right']),
    send: text('account.emailChange'),
    refusable: null,
  },
  'a new password': {
    address: '/account/login-and-security',
    endpoint: 'changePassword',
    signedInAs: anOwnProfile(),
    answers: { account, ...SESSION },
    taken: null,
    fields: typed([text('account.passwordNow'), 'right'], [text('account.passwordNew'), 'another1password']),
    send: text('account.passwordChange'),
    refusable: null,
  },
  'personal data': {
    address: '/account/personal-info',
    endpoint: 'changeAccount',
    signedInAs: anOwnProfile(),
    answers: { account },
    taken: { account: anOwnAccount({ firstName: 'Robyn', lastName: 'Simple' }) },
    fields: typed([text('person.firstName'), 'Robyn'], [text('person.lastName'), 'Simple']),
    send: text('account.save'),
    refusable: null,
  },
  'an invitation to the staff': {
    address: `/${grove.pathName}/womens/soccer/administration`,
    endpoint: 'inviteStaff',
    signedInAs: aCoachOf('grove'),
    answers: {
      college: () => grove,
      collegeMembers: () => ({ members: [], invites: [] }),
      collegeHistory: () => ({ items: [], next: null }),
    },
    taken: { invite: INVITE },
    opener: { en: 'Invite staff', de: 'Kollegen einladen' },
    fields: typed(
      [{ en: 'Email address', de: 'E-Mail-Adresse' }, 'casey@test.edu'],
      [{ en: 'Role', de: 'Aufgabe' }, 'goalkeepercoach'],
    ),
    send: { en: 'Send the invitation', de: 'Einladung senden' },
    refusable: { field: 'email', label: { en: 'Email address', de: 'E-Mail-Adresse' } },
  },
};

/** Opens a form whose endpoint refuses the first call, fills it and sends it. */
async function sentAndRefused(form: Form, language: Language, refusal: ApiRefusal) {
  const auth = fakeAuth(aProviderUser(form.signedInAs?._id ?? 'uid-nobody'), { isSignedIn: form.signedInAs !== undefined });
  let tries = 0;
  const answer = (call: unknown) => {
    if (isLanguageOfAccount(call)) return form.taken;
    tries += 1;
    if (tries === 1) throw refusal;
    if (form.endpoint === 'changePassword') auth.takes('another1password');
    return form.taken;
  };
  const { calls } = showApp({
    address: form.address,
    auth: auth.provider,
    answers: { ...form.answers, [form.endpoint]: answer },
    ...(form.signedInAs === undefined ? {} : { signedInAs: form.signedInAs }),
    ...(language === 'de' && form.isBare ? { german: await loadDictionary('de') } : {}),
  });
  if (form.isBare !== true) await readIn(language);
  if (form.opener !== undefined) fireEvent.click(await screen.findByRole('button', { name: form.opener[language] }));
  const button = await screen.findByRole('button', { name: form.send[language] });
  const shown = button.closest('form');
  if (shown === null) throw new Error(`“${form.send[language]}” is in no form`);
  const inForm = within(shown);
  for (const [label, value] of Object.entries(form.fields[language]))
    fireEvent.change(inForm.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(inForm.getByRole('button', { name: form.send[language] }));
  send();
  return {
    inForm,
    send,
    sent: () => calls.flatMap(({ name, call }) => (name === form.endpoint && !isLanguageOfAccount(call) ? [call] : [])),
    values: () =>
      Object.fromEntries(
        Object.keys(form.fields[language]).map((label) => [
          label,
          isOpen(shown) ? inForm.getByLabelText<HTMLInputElement>(label).value : 'the form is closed',
        ]),
      ),
  };
}

/** Whether a call stores the language that the test has chosen, and so does not come from the form (S9-12). */
const isLanguageOfAccount = (call: unknown) => isDeepStrictEqual(call, { body: { locale: 'de' } });

/** Whether a form is still shown, and not in a dialog that is closing. */
const isOpen = (form: HTMLElement) => form.isConnected && form.closest('[data-state="closed"]') === null;

describe.each(Object.entries(FORMS))('a refused save of %s', (_, form) => {
  test.each(['en', 'de'] as const)('says why, keeps what was typed, and can be sent again: %s', async (language) => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const reason = language === 'en' ? 'We are busy.' : 'Wir haben gerade viel zu tun.';
    const refusal = new ApiRefusal(503, null, [{ message: reason, field: null }]);
    const { inForm, values, sent, send } = await sentAndRefused(form, language, refusal);

    await waitFor(() =>
      expect(inForm.getByRole('button', { name: form.send[language] }).getAttribute('aria-disabled')).toBeNull(),
    );
    if (form.isSilent !== true) await screen.findAllByText(reason);
    expect(values()).toEqual(form.fields[language]);

    send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });
});

const refusable = Object.entries(FORMS).flatMap(([name, form]) =>
  form.refusable === null ? [] : [[name, form, form.refusable] as const],
);

describe.each(refusable)('a refused field of %s', (_, form, { field, label }) => {
  test.each(['en', 'de'] as const)('says what is wrong with it, beside what was typed: %s', async (language) => {
    const reason = language === 'en' ? 'Not this one.' : 'Nicht so.';
    const refusal = new ApiRefusal(422, null, [{ message: reason, field }]);
    const { inForm, values } = await sentAndRefused(form, language, refusal);

    const input = inForm.getByLabelText(label[language]);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    const said = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(said).toContain(reason);
    expect(values()).toEqual(form.fields[language]);
  });
});
