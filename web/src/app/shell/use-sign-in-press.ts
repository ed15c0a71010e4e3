import { type MouseEvent, useState } from 'react';
import { type SignInEntry, useOpenSignIn } from '../../session/sign-in-opening';

/** Where signing in also works without the panel: the action of the form around whatever opens it. */
export const SIGN_IN_PAGE = '/signInUpMobile';

/** What opens the sign-in panel with a press, and whether it is on its way. */
export function useSignInPress(entry: SignInEntry = 'default') {
  const openSignIn = useOpenSignIn();
  const [isLoading, setIsLoading] = useState(false);
  const open = (press: MouseEvent<HTMLElement>) => {
    press.preventDefault();
    setIsLoading(true);
    void openSignIn(entry, press.currentTarget).then(() => setIsLoading(false));
  };
  return { isLoading, open };
}
