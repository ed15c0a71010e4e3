import { screen } from '@testing-library/react';
import { MIN_AGE } from '@touchline/domain/person/consent/age-rules';
import { expect, test } from 'vitest';
import { showApp } from '../../testing/show-app';
import { englishYouth } from './english-youth';
import { germanYouth } from './german-youth';

const FACTS = { minimumAge: 13, ageRule: 16, adultAge: 18, answerDays: 14, readWithinHours: 24 };

test('[S2-14] /youthProtection says who sees what of a player under 18, what parents do, and how to report', async () => {
  showApp({ address: '/youthProtection', answers: {} });
  await screen.findByRole('heading', { level: 1, name: 'Youth protection' });
  for (const { title } of englishYouth.sections(FACTS)) screen.getByRole('heading', { level: 2, name: title });
  screen.getByText(new RegExp(`^You need to be ${MIN_AGE.signUp} to have an account`));
  expect(screen.getByRole('link', { name: 'Ask for a picture or a text to be removed' }).getAttribute('href')).toBe(
    '/contentResponsibility',
  );
});

test('both languages have the same sections with as many paragraphs and the same links', () => {
  const shape = ({ sections }: typeof englishYouth) =>
    sections(FACTS).map(({ id, paragraphs, links = [] }) => [id, paragraphs.length, links.map(({ to }) => to)]);
  expect(shape(germanYouth)).toEqual(shape(englishYouth));
});
