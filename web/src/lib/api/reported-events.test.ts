import { expect, test, vi } from 'vitest';

const freshModule = async () => {
  vi.resetModules();
  return import('./reported-events');
};

test('[S8-05] what fails before consent is known is reported once it is given', async () => {
  const { reportEvent, reportEventsTo } = await freshModule();
  const reported = vi.fn();
  reportEvent('sessionFailed', 'unavailable');

  reportEventsTo(reported);
  reportEvent('loginFailed', 'auth/wrong-password');

  expect(reported.mock.calls).toEqual([
    ['sessionFailed', 'unavailable'],
    ['loginFailed', 'auth/wrong-password'],
  ]);
});

test('[S4-15] what happened before or while consent was refused is reported to nobody, also later', async () => {
  const { reportEvent, reportEventsTo } = await freshModule();
  const reported = vi.fn();
  reportEvent('sessionFailed', 'unavailable');
  reportEventsTo(null);
  reportEvent('loginFailed', 'auth/wrong-password');

  reportEventsTo(reported);

  expect(reported).not.toHaveBeenCalled();
});
