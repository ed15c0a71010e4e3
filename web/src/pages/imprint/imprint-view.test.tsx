import type { Operator } from '@touchline/domain/reference/operator/operator';
import { OPERATOR_FIELDS } from '@touchline/domain/reference/operator/operator';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorDetails } from '../../components/operator-details';
import { showComponent } from '../../testing/show-component';
import { showApp } from '../../testing/show-app';

const NOBODY: Operator = {
  ...{ name: null, address: null, representedBy: null, email: null, phone: null },
  ...{ register: null, taxId: null, editor: null, legalReview: null },
};
const KNOWN: Operator = {
  ...{ name: 'Sideline Ltd', address: ['1 Chalk Lane', '12345 Sampletown'], representedBy: 'none', email: 'office@sideline.com' },
  ...{ phone: 'none', register: 'Sample Court 7', taxId: 'none', editor: 'Robin Sample' },
  legalReview: { termsVersion: 2, date: '2026-11-24' },
};
const show = (operator: Operator) => showComponent(<OperatorDetails operator={operator} fields={OPERATOR_FIELDS} />);

test('[S2-14] the imprint of a demo invents nobody: it says so, and what is missing', () => {
  const { container } = show(NOBODY);
  screen.getByText('This is a demo');
  screen.getByText('The operator’s name and address stand here once somebody runs it.');
  screen.getByText(/^Still to be filled in: Operator, Address, Represented by/);
  expect(container.querySelector('dl')).toBeNull();
});

test('[S2-14] the imprint shows what is known of the operator, and leaves out what there is none of', () => {
  show(KNOWN);
  expect(screen.queryByText('This is a demo')).toBeNull();
  for (const text of [
    'Sideline Ltd',
    '1 Chalk Lane',
    '12345 Sampletown',
    'Sample Court 7',
    'Version 2 of the terms, November 24, 2026',
  ])
    screen.getByText(text);
  expect(screen.getByRole('link', { name: 'office@sideline.com' }).getAttribute('href')).toBe('mailto:office@sideline.com');
  for (const label of ['Represented by', 'Phone', 'Tax number']) expect(screen.queryByText(label)).toBeNull();
});

test('/imprint leads to the two forms', async () => {
  showApp({ address: '/imprint', answers: {} });
  expect((await screen.findByRole('link', { name: 'Write to us' })).getAttribute('href')).toBe('/contact');
  screen.getByRole('link', { name: 'Ask for a correction or removal' });
});
