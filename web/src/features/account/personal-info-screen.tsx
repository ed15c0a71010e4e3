import { AccountPage } from './account-page';
import { PersonalForm } from './personal-form';

/** /account/personal-info: names, language, mail from us. */
export function PersonalInfoScreen() {
  return <AccountPage>{(account) => <PersonalForm key={account.uid} account={account} />}</AccountPage>;
}
