import { AccountPage } from './account-page';
import { ConsentSection } from './data/consent-section';
import { DeactivateSection } from './data/deactivate-section';
import { DeleteSection } from './data/delete-section';
import { DownloadSection } from './data/download-section';

/** /account/manage-data: download, consent history, a break, and the end (design.md §4, GDPR). */
export function ManageDataScreen() {
  return (
    <AccountPage>
      {(account) => (
        <>
          <DownloadSection />
          <ConsentSection consents={account.consents} />
          {account.deactivatedAt === null && <DeactivateSection />}
          <DeleteSection account={account} />
        </>
      )}
    </AccountPage>
  );
}
