import { Box } from '@chakra-ui/react/box';
import { AccountPage } from './account-page';
import { ClaimSection } from './overview/claim-section';
import { IdentityCard } from './overview/identity-card';
import { PlanSection } from './overview/plan-section';
import { ProfileSection } from './overview/profile-section';
import { QuickLinks } from './overview/quick-links';
import { RolesSection } from './overview/roles-section';

/** /account: who one is here, how complete the profile is, colleges, plan, and where to go (screens.md, Account). */
export function AccountScreen() {
  return (
    <AccountPage>
      {(account) => (
        <>
          <IdentityCard account={account} />
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gap={{ base: '10', lg: '14' }}
            alignItems="start"
          >
            <Box display="grid" gap="10">
              <ProfileSection />
              <RolesSection requests={account.roleRequests} />
              <ClaimSection account={account} />
            </Box>
            <Box display="grid" gap="10">
              <PlanSection entitlements={account.entitlements} />
              <QuickLinks />
            </Box>
          </Box>
        </>
      )}
    </AccountPage>
  );
}
