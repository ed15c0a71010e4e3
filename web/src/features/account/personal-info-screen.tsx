import { lazy } from 'react';
import { AccountPage } from './account-page';

const PersonalForm = lazy(async () => ({ default: (await import('./personal-form')).PersonalForm }));
const MailSection = lazy(async () => ({ default: (await import('./mail-section')).MailSection }));
const UsernameSection = lazy(async () => ({ default: (await import('./username-section')).UsernameSection }));

/** /account/personal-info: names, language, marketing mail, other mails and the username. */
export function PersonalInfoScreen() {
  return (
    <AccountPage>
      {(account) => (
        <>
          <PersonalForm key={account.uid} account={account} />
          <MailSection account={account} />
          {account.deactivatedAt === null && <UsernameSection />}
        </>
      )}
    </AccountPage>
  );
}
