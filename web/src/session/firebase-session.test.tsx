import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProviderBoundary } from './firebase-session';

test('a hook of the provider that throws leaves the page standing and is reported', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailure = vi.fn();
  const failure = new Error('no token');
  function Failing(): never {
    throw failure;
  }

  render(
    <>
      <p>The page</p>
      <ProviderBoundary onFailure={onFailure}>
        <Failing />
      </ProviderBoundary>
    </>,
  );

  expect(onFailure).toHaveBeenCalledWith(failure);
  expect(screen.getByText('The page')).toBeTruthy();
  logged.mockClear();
});
