import { AccountPage } from './account-page';
import { EmailSection } from './security/email-section';
import { EverywhereSection } from './security/everywhere-section';
import { PasswordSection } from './security/password-section';
import { ProvidersSection } from './security/providers-section';

/** /account/login-and-security: mail and its verification, password, ways to sign in, other devices. */
export function SecurityScreen() {
  return (
    <AccountPage>
      {(account) => (
        <>
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <ProvidersSection account={account} />
          <EverywhereSection />
        </>
      )}
    </AccountPage>
  );
}
