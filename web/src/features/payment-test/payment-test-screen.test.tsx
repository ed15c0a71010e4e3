import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

test('[S2-12] [S7-19] an admin opens a checkout and completes its order by hand', async () => {
  const { calls } = showApp({
    address: '/test',
    signedInAs: anOwnProfile({ type: 'parent' }),
    isAdmin: true,
    answers: {
      createCheckoutSession: () => ({ id: 'cs_test_7', url: 'https://checkout.example/pay/cs_test_7' }),
      completePayment: () => ({ orderID: 'cs_test_7', priceName: 'featureAgain' }),
    },
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'What is bought' }), { target: { value: 'featureAgain' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open checkout' }));

  const link = await screen.findByRole('link', { name: 'Payment page' });
  expect(link.getAttribute('href')).toBe('https://checkout.example/pay/cs_test_7');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Order' }).value).toBe('cs_test_7'));
  fireEvent.click(screen.getByRole('button', { name: 'Complete payment' }));
  expect(await screen.findByText('cs_test_7 is complete: Feature Me Again')).toBeTruthy();
  expect(calls.flatMap(({ name, call }) => (name === 'completePayment' ? [call] : []))).toEqual([
    { body: { orderID: 'cs_test_7' } },
  ]);
});

test('[S2-12] who is no admin does not get the test page', async () => {
  const { address } = showApp({ address: '/test', signedInAs: anOwnProfile(), answers: {} });
  await waitFor(() => expect(address()).not.toBe('/test'));
  expect(screen.queryByRole('button', { name: 'Complete payment' })).toBeNull();
});
