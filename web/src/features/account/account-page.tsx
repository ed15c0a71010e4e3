import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/content';
import { FailedState } from '../../ui/failed-state';
import { PageTitle } from '../../ui/page-title';
import { SkeletonBlock, SkeletonRegion, SkeletonText } from '../../ui/skeleton';
import { TabsNav } from '../../ui/tabs-nav';
import { Asleep } from './asleep';
import { type OwnAccount, useOwnAccount } from './use-own-account';

const TABS = [
  { to: '/account', words: 'account.overview' },
  { to: '/account/personal-info', words: 'account.personal' },
  { to: '/account/login-and-security', words: 'account.security' },
  { to: '/account/manage-data', words: 'account.data' },
] as const satisfies readonly { to: string; words: WordKey }[];

/** What stands around the parts of an account: title, the way to the other parts, and the account once it is there. */
export function AccountPage({ children }: { readonly children: (account: OwnAccount) => ReactNode }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const { query } = useOwnAccount();
  const current = TABS.find(({ to }) => to === pathname)?.words ?? 'account.overview';
  return (
    <Content py={{ base: '8', md: '14' }} minH="70vh">
      <PageTitle text={`${t(current)} · ${t('account.title')}`} />
      <Heading as="h1" textStyle="h1" mb="4">
        {t('account.title')}
      </Heading>
      <TabsNav
        label={t('account.tabs')}
        tabs={TABS.map(({ to, words }) => ({ to, text: t(words), isCurrent: words === current }))}
      />
      <Box pt={{ base: '8', md: '10' }}>
        {query.data === undefined ? <Pending query={query} /> : <Present account={query.data}>{children(query.data)}</Present>}
      </Box>
    </Content>
  );
}

function Present({ account, children }: { readonly account: OwnAccount; readonly children: ReactNode }) {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      {account.deactivatedAt !== null && <Asleep />}
      {children}
    </Stack>
  );
}

function Pending({ query }: Pick<ReturnType<typeof useOwnAccount>, 'query'>) {
  const t = useTranslations();
  if (query.error !== null)
    return <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <SkeletonRegion label={t('account.loading')}>
      <SkeletonBlock height="9rem" mb="8" />
      <SkeletonText lines={5} />
    </SkeletonRegion>
  );
}
