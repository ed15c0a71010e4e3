import { useState } from 'react';
import { emailLinkOf } from '../../../lib/addresses/email-link';
import { SignInScreen } from '../sign-in-screen';
import { ConfirmEmail } from './confirm-email';
import { ResetPassword } from './reset-password';

/** What the link of a mail asks for: a new password, or to confirm an address. Any other link leads to the sign-in. */
export function EmailLinkScreen({ query }: { readonly query: URLSearchParams }) {
  const [link] = useState(() => emailLinkOf(query, typeof location === 'undefined' ? '' : location.origin));
  if (link === null) return <SignInScreen />;
  return link.does === 'resetPassword' ? <ResetPassword link={link} /> : <ConfirmEmail link={link} />;
}
