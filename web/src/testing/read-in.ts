import { fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@touchline/domain/kernel/language';

/** Switches a shown site to a language, by the button that people press. */
export async function readIn(language: Language): Promise<void> {
  if (language === 'en') return;
  const foot = await screen.findByRole('contentinfo');
  fireEvent.click(within(foot).getByRole('button', { name: /^Sprache/ }));
}
