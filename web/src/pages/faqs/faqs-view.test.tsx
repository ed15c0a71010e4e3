import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFaqs } from '../../features/guide/faqs/load-faqs';
import { showApp } from '../../testing/show-app';
import { detailsOfFaqs } from './faqs-details';

test('[S2-39] /faqs answers by who asks, and each answer has an address', async () => {
  showApp({ address: '/faqs', answers: {} });
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
  for (const name of ['Players', 'Parents', 'Coaches', 'Alumni', 'Everybody']) screen.getByRole('heading', { level: 2, name });
  const question = screen.getByRole('link', { name: 'Does Touchline cost anything?' });
  expect(question.getAttribute('href')).toBe('/faqs#cost');
  within(document.getElementById('cost') ?? document.body).getByText(/two one-time boosts cost money/);
});

test('search engines get each question with its answer', async () => {
  const { structuredData } = detailsOfFaqs(await loadFaqs('de'), 'de');
  const data = structuredData?.('https://touchline.example') as { readonly mainEntity: readonly Record<string, unknown>[] };
  expect(data).toMatchObject({ '@type': 'FAQPage', inLanguage: 'de' });
  expect(data.mainEntity[0]).toMatchObject({ '@type': 'Question', url: 'https://touchline.example/faqs?lang=de#cost' });
});
