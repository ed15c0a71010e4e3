import { useTranslations } from '../../i18n/use-translations';
import type { GoogleTestAccount } from '../../session/auth-provider';
import type { Entry } from '../../session/entering';
import { useSession } from '../../session/session-context';
import { socialFailureText } from './sign-in-failure';
import { useAttempt } from './use-attempt';

/** Signing in with Google: by its window, or with a test account in its place. */
export function useGoogle(onEntry: (entry: Entry) => void) {
  const t = useTranslations();
  const { acts } = useSession();
  const { isBusy, failure, attempt } = useAttempt('socialLoginFailed', (refusal) => socialFailureText(refusal, t));
  const signIn = (testAccount: GoogleTestAccount | null) =>
    void attempt(async () => onEntry(await (await acts()).signInWithGoogle(testAccount)));
  return { isBusy, failure, signIn };
}
