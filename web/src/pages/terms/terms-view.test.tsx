import { MIN_AGE } from '@touchline/domain/person/consent/age-rules';
import { ownPrice } from '@touchline/domain/kernel/format/money';
import { COACH_LINK_LIMITS } from '@touchline/domain/reference/coach-links';
import { GUARDIANSHIP_LIMITS, INVITES, PAYMENTS, RETENTION } from '@touchline/domain/reference/limits';
import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import { isPriceName, PRICE_LIST } from '@touchline/domain/reference/price-list';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { englishPlans } from '../../i18n/english/plans';
import { germanPlans } from '../../i18n/german/plans';
import { showApp } from '../../testing/show-app';
import { englishTerms } from './english-terms';
import { germanTerms } from './german-terms';
import { termsFacts } from './terms-view';

const FACTS = termsFacts('en');

test('[S2-14] the terms have a version and a date, and the privacy notice its own place on the page', async () => {
  showApp({ address: '/TermsAndConditions#privacy', answers: { checkGdpr: () => ({ gdpr: false }) } });

  await screen.findByRole('heading', { level: 1, name: 'Terms and privacy' });
  screen.getByText('Version 4, in force since November 28, 2026');
  const privacy = within(document.getElementById('privacy') ?? document.body);
  privacy.getByRole('heading', { level: 2, name: 'Privacy' });
  expect(within(screen.getByRole('main')).getByText(new RegExp(`at least ${MIN_AGE.signUp} years old`))).toBeTruthy();
});

test('the privacy notice says how long invitations, counts, conversations and links are kept, in both languages', () => {
  for (const { privacy } of [englishTerms, germanTerms]) {
    const said = JSON.stringify(privacy.parts(FACTS));
    expect(said).toContain(String(INVITES.keptDays));
    expect(said).toContain(String(RETENTION.viewDays));
    expect(said).toMatch(/ 24 (months after the last message|Monate nach der letzten Nachricht)/);
    expect(said).toContain(String(COACH_LINK_LIMITS.keptDays));
    expect(said).toContain(String(GUARDIANSHIP_LIMITS.keptDays));
  }
});

test('the terms name the operator of the site, in both languages', () => {
  const facts = termsFacts('en', { ...OPERATOR, name: 'Sideline Ltd' });
  for (const { terms, privacy } of [englishTerms, germanTerms])
    for (const { parts } of [terms, privacy]) expect(JSON.stringify(parts(facts))).toContain('Sideline Ltd');
});

test('both languages have the same parts with as many paragraphs', () => {
  const shape = ({ terms, privacy }: typeof englishTerms) =>
    [terms, privacy].map(({ parts }) => parts(FACTS).map(({ paragraphs }) => paragraphs.length));
  expect(shape(germanTerms)).toEqual(shape(englishTerms));
});

test.each([
  ['en', englishTerms, englishPlans, 'usd'],
  ['de', germanTerms, germanPlans, 'eur'],
] as const)(
  '[S9-02] the terms name every plan and boost of the price list with its price: %s',
  (language, terms, plans, currency) => {
    const said = JSON.stringify(terms.terms.parts(termsFacts(language)));
    expect(said).not.toMatch(/nothing today|heute nichts/);
    for (const name of Object.keys(PRICE_LIST).filter(isPriceName)) {
      const price = ownPrice(PRICE_LIST[name].cents, currency, language);
      const between = said.split(plans[`plans.name.${name}`])[1] ?? '';
      expect(between.slice(0, 30), plans[`plans.name.${name}`]).toContain(price);
    }
    expect(said).toContain(`${PAYMENTS.graceDays} ${language === 'en' ? 'days' : 'Tage'}`);
  },
);
