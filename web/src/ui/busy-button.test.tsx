import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../testing/show-component';
import { BusyButton } from './busy-button';

test('a busy button keeps the focus, says so, and takes no press and no submit', () => {
  const [press, submit] = [vi.fn(), vi.fn()];
  showComponent(
    <form onSubmit={submit}>
      <BusyButton type="submit" isBusy busyText="Saving" onClick={press}>
        Save
      </BusyButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  button.focus();
  fireEvent.click(button);

  expect(document.activeElement).toBe(button);
  expect(button.matches(':disabled')).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect([press.mock.calls, submit.mock.calls]).toEqual([[], []]);
});
