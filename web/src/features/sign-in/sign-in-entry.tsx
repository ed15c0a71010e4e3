import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInScreen } from './sign-in-screen';

const EmailLinkScreen = lazy(async () => ({ default: (await import('./email-link/email-link-screen')).EmailLinkScreen }));
const GuardianAnswer = lazy(async () => ({ default: (await import('./email-link/guardian-answer')).GuardianAnswer }));

/**
 * /signInUpMobile: the sign-in panel as a page, or what the link of a mail asks for (`?mode=`): one by the provider, or
 * ours to a guardian.
 */
export function SignInEntry() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const guardianLink = query.get('mode') === 'guardian' ? query.get('link') : null;
  if (guardianLink === null && (!query.has('mode') || !query.has('oobCode'))) return <SignInScreen />;
  return (
    <Suspense fallback={null}>
      {guardianLink === null ? (
        <EmailLinkScreen key={search} query={query} />
      ) : (
        <GuardianAnswer key={guardianLink} link={guardianLink} />
      )}
    </Suspense>
  );
}
