import { screen, within } from '@testing-library/react';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { showApp } from '../../testing/show-app';

const told = {
  ...{ toefl: 98, ielts: 7, duolingo: 125, studyField: '11', ncaaId: '2101234567', naiaId: '654321' },
  ...{ hudlPage: 'https://www.hudl.com/profile/1', veoPage: 'https://app.veo.co/clubs/sample/' },
} as const;
const show = (tab: string, isGerman = false) =>
  showApp({
    address: `/profile/demo-player/${tab}`,
    ...(isGerman ? { german } : {}),
    answers: { profile: () => aShownProfile(told) },
  });
const valueOf = (term: string): string | null | undefined => screen.getByText(term).parentElement?.textContent;

test('coaches read what a player wants to study, the English tests and the numbers', async () => {
  show('academics');
  await screen.findByText('Computer and information sciences');
  expect(valueOf('TOEFL iBT')).toContain('98');
  expect(valueOf('IELTS')).toContain('7.0');
  expect(valueOf('Duolingo')).toContain('125');
  expect(valueOf('NCAA ID')).toContain('2101234567');
  expect(valueOf('NAIA ID')).toContain('654321');
});

test('the sheet has the same facts, in German too', async () => {
  show('about?view=sheet', true);
  const sheet = await screen.findByRole('article');
  expect(await within(sheet).findByText('Informatik')).toBeTruthy();
  for (const text of ['98', '7,0', '125', '2101234567', '654321']) expect(within(sheet).getByText(text)).toBeTruthy();
});

test('the pages on Hudl and Veo are links to those sites', async () => {
  show('more');
  expect((await screen.findByRole('link', { name: /^Hudl/ })).getAttribute('href')).toBe(told.hudlPage);
  expect(screen.getByRole('link', { name: /^Veo/ }).getAttribute('href')).toBe(told.veoPage);
});
