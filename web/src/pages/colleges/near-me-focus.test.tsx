import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { foundColleges } from '../../testing/listed-colleges';
import { showApp } from '../../testing/show-app';

afterEach(() => vi.unstubAllGlobals());

test('a refused "Near me" keeps the focus on its button, also while the browser asks', async () => {
  let refuse: () => void = () => undefined;
  const getCurrentPosition = (_: unknown, failed: () => void) => void (refuse = failed);
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
  showApp({ address: '/colleges', answers: { searchColleges: () => foundColleges([]) } });
  const [near] = await screen.findAllByRole('button', { name: 'Near me' });
  if (near === undefined) throw new Error('There is no button');
  near.focus();
  fireEvent.click(near);
  await waitFor(() => expect(near.getAttribute('aria-disabled')).toBe('true'));
  expect(near.matches(':disabled')).toBe(false);

  refuse();
  await waitFor(() => expect(near.getAttribute('aria-disabled')).toBeNull());
  expect(document.activeElement).toBe(near);
  const said = await screen.findByText(/^Your browser did not share your location/);
  expect(said.closest('ul, [role=group]'), 'apart from the chips, which it would push').toBeNull();
});
