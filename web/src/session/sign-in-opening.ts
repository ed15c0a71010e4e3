import { createContext, useContext } from 'react';

/** From where signing in was asked for; it decides the panel's first title (specification §2, Sign-in panel). */
export type SignInEntry = 'landing' | 'pagination' | 'default';

/** Opens the sign-in panel; closed, it gives the focus back to `opener`. Settles once the panel is there, or could not be loaded and a toast has said so. */
export type OpenSignIn = (entry: SignInEntry, opener: HTMLElement) => Promise<void>;

export const SignInOpeningContext = createContext<OpenSignIn | null>(null);

/** The way to open the sign-in panel from anywhere. Throws outside of the shell. */
export function useOpenSignIn(): OpenSignIn {
  const open = useContext(SignInOpeningContext);
  if (open === null) throw new Error('useOpenSignIn needs the shell above it');
  return open;
}
