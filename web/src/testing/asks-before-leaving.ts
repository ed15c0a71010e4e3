import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Whether the browser would ask before this page is closed or reloaded: text on it is not saved. */
export function isLeavingAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Waits until the page would ask before unsaved text is left: the part of the shell that asks is there. */
export async function leavingIsAsked(): Promise<void> {
  await waitFor(() => expect(isLeavingAsked()).toBe(true));
}

/** A button of the question about unsaved text. */
export async function leaveAnswer(name: 'Keep editing' | 'Keep a draft' | 'Discard'): Promise<HTMLElement> {
  const question = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
  return within(question).getByRole('button', { name });
}
