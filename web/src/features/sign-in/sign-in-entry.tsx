import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInScreen } from './sign-in-screen';

const EmailLinkScreen = lazy(async () => ({ default: (await import('./email-link/email-link-screen')).EmailLinkScreen }));

/** /signInUpMobile: the sign-in panel as a page, or what the link of a mail by the provider asks for (`?mode=`). */
export function SignInEntry() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (!query.has('mode') || !query.has('oobCode')) return <SignInScreen />;
  return (
    <Suspense fallback={null}>
      <EmailLinkScreen key={search} query={query} />
    </Suspense>
  );
}
