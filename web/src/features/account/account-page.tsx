import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { FailedState } from '../../ui/states/failures';
import { Notice } from '../../ui/states/notice';
import { Content, PageTitle } from '../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { TabsNav } from '../../ui/tabs-nav';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';

const TABS = [
  { to: '/account', title: 'account.overview' },
  { to: '/account/personal-info', title: 'account.personal' },
  { to: '/account/login-and-security', title: 'account.security' },
  { to: '/account/manage-data', title: 'account.data' },
] as const satisfies readonly { to: string; title: MessageKey }[];

/** The frame of every account page: title, tabs, and the content once the account is loaded. */
export function AccountPage({ children }: { readonly children: (account: OwnAccount) => ReactNode }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const { query } = useOwnAccount();
  const current = TABS.find(({ to }) => to === pathname)?.title ?? 'account.overview';
  return (
    <Content py={{ base: '8', md: '14' }} minH="70vh">
      <PageTitle text={`${t(current)} · ${t('account.title')}`} />
      <Heading as="h1" textStyle="h1" mb="4">
        {t('account.title')}
      </Heading>
      <TabsNav
        label={t('account.tabs')}
        tabs={TABS.map(({ to, title }) => ({ to, text: t(title), isCurrent: title === current }))}
      />
      <Box pt={{ base: '8', md: '10' }}>
        {query.data === undefined ? (
          <PendingAccount query={query} />
        ) : (
          <Suspense fallback={<AccountSkeleton />}>
            <LoadedAccount account={query.data}>{children(query.data)}</LoadedAccount>
          </Suspense>
        )}
      </Box>
    </Content>
  );
}

function LoadedAccount({ account, children }: { readonly account: OwnAccount; readonly children: ReactNode }) {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      {account.deactivatedAt !== null && <DeactivatedNotice />}
      {children}
    </Stack>
  );
}

function PendingAccount({ query }: Pick<ReturnType<typeof useOwnAccount>, 'query'>) {
  if (query.error !== null)
    return <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return <AccountSkeleton />;
}

/** The account while its data, or the code of a part of it, is loading. */
function AccountSkeleton() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('account.loading')}>
      <SkeletonBlock height="9rem" mb="8" />
      <SkeletonText lines={5} />
    </SkeletonRegion>
  );
}

/** Says that the account is deactivated and reactivates it. */
function DeactivatedNotice() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { store } = useOwnAccount();
  const { isBusy, run } = useAction();
  const reactivate = () =>
    run(async () => {
      store((await callApi('reactivateAccount')).account);
      await (await actions()).refresh();
      show({ variant: 'success', text: t('account.reactivated') });
    });
  return (
    <Notice title={t('account.deactivatedTitle')} text={t('account.deactivatedText')}>
      <BusyButton size="lg" mt="2" isBusy={isBusy} busyText={t('account.reactivate')} onClick={() => void reactivate()}>
        {t('account.reactivate')}
      </BusyButton>
    </Notice>
  );
}
