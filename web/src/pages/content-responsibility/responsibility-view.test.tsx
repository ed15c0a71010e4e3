import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showApp } from '../../testing/show-app';
import { englishResponsibility } from './english-responsibility';
import { germanResponsibility } from './german-responsibility';

const { form } = englishResponsibility;
const FACTS = { readWithinHours: 24, keptDays: 365 };

test('[S2-14] /contentResponsibility asks for a removal without an account, and says the number of the request', async () => {
  const { calls } = showApp({ address: '/contentResponsibility', answers: { requestRemoval: () => ({ requestId: 'r-1' }) } });
  await screen.findByRole('heading', { level: 1, name: englishResponsibility.title });
  fireEvent.change(screen.getByLabelText(form.reason), { target: { value: 'ownPicture' } });
  fireEvent.change(screen.getByLabelText(form.page), { target: { value: '/Harbor_Point_University/mens/soccer/photos' } });
  fireEvent.change(screen.getByLabelText(form.text), { target: { value: 'The third picture shows me.' } });
  fireEvent.change(screen.getByLabelText(form.replyTo), { target: { value: 'kim@touchline.example' } });
  fireEvent.click(screen.getByRole('button', { name: form.send }));

  await screen.findByText(form.sentText('r-1'));
  const body = {
    ...{ wish: 'remove', reason: 'ownPicture', page: '/Harbor_Point_University/mens/soccer/photos' },
    ...{ text: 'The third picture shows me.', replyTo: 'kim@touchline.example' },
  };
  expect(calls).toContainEqual({ name: 'requestRemoval', call: { body } });
});

test('both languages have the same sections with as many paragraphs', () => {
  const shape = ({ sections, after }: typeof englishResponsibility) =>
    [...sections, ...after(FACTS)].map(({ id, paragraphs, links = [] }) => [id, paragraphs.length, links.map(({ to }) => to)]);
  expect(shape(germanResponsibility)).toEqual(shape(englishResponsibility));
});
