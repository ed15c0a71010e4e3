import { expect, test, vi } from 'vitest';

const anew = async () => {
  vi.resetModules();
  return import('./reported-events');
};

test('[S8-05] what fails before consent is known is told once it is given', async () => {
  const { reportEvent, reportEventsTo } = await anew();
  const told = vi.fn();
  reportEvent('sessionFailed', 'unavailable');

  reportEventsTo(told);
  reportEvent('loginFailed', 'auth/wrong-password');

  expect(told.mock.calls).toEqual([
    ['sessionFailed', 'unavailable'],
    ['loginFailed', 'auth/wrong-password'],
  ]);
});

test('[S4-15] what happened before or while consent was refused is told to nobody, also later', async () => {
  const { reportEvent, reportEventsTo } = await anew();
  const told = vi.fn();
  reportEvent('sessionFailed', 'unavailable');
  reportEventsTo(null);
  reportEvent('loginFailed', 'auth/wrong-password');

  reportEventsTo(told);

  expect(told).not.toHaveBeenCalled();
});
