import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { PriceName } from '@touchline/domain/reference/price-list';
import { lazy, Suspense } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../../ui/busy-button';
import { SiteLink } from '../../ui/links';
import { FailedState } from '../../ui/states/failures';
import { SkeletonBar, SkeletonRegion } from '../../ui/states/skeletons';
import { VerifyAgainButton } from '../own-account/verify-again-button';
import { failureCode } from '../../lib/api/reported-events';
import { PurchaseRequestNote } from './purchase-request-note';
import { usePurchaseStep } from './use-buyer';
import { useCheckout, usePortal } from './use-checkout';
import { usePurchaseRequests } from './use-purchase-requests';

/** Minors alone need it, and with it the library of forms. */
const GuardianOfBuyer = lazy(async () => ({ default: (await import('./guardian-of-buyer')).GuardianOfBuyer }));

const STOPS: Readonly<Record<string, MessageKey>> = {
  coachesBuyNothing: 'plans.stop.coachesBuyNothing',
  onlyPlayersBuyThis: 'plans.stop.onlyPlayersBuyThis',
  verifyEmailFirst: 'plans.stop.verifyEmailFirst',
  planActive: 'plans.stop.planActive',
  planIncluded: 'plans.stop.planIncluded',
  nothingQueued: 'plans.stop.nothingQueued',
  firstAlready: 'plans.stop.firstAlready',
  notPostedYet: 'plans.stop.notPostedYet',
  queuedAlready: 'plans.stop.queuedAlready',
  boostWaits: 'plans.stop.boostWaits',
  notQueueable: 'plans.stop.notQueueable',
};

/** What stops a boost; the account says the place in the queue, or what is missing. */
const OF_QUEUE: ReadonlySet<string> = new Set([
  'nothingQueued',
  'firstAlready',
  'notPostedYet',
  'queuedAlready',
  'boostWaits',
  'notQueueable',
]);

/** What a minor's guardians have to do with: then the place of the button says how it stands. */
const OF_GUARDIANS: ReadonlySet<string> = new Set(['purchaseAsked', 'purchaseDeclined']);

interface PurchasePartProps {
  readonly priceName: PriceName;
  /** Closes the dialog and opens the sign-in panel. */
  readonly onSignIn: () => void;
  /** Closes the dialog, where its way on is a link. */
  readonly onClose: () => void;
}

/** The end of a dialog: the button that leads to the payment, or why there is none and what to do about it. */
export function PurchasePart({ priceName, onSignIn, onClose }: PurchasePartProps) {
  const t = useTranslations();
  const { step, reload } = usePurchaseStep(priceName);
  const { isBusy, start } = useCheckout();
  const isMinor = step.kind === 'guardian' || (step.kind === 'ready' && step.informsGuardian);
  const { query } = usePurchaseRequests(isMinor);
  const request = query.data?.own.find((one) => one.priceName === priceName) ?? null;
  const pay = async (guardianEmail: string | null): Promise<unknown> => {
    const failed = await start(priceName, guardianEmail);
    if (failed === null || !OF_GUARDIANS.has(failureCode(failed))) return failed;
    if (guardianEmail !== null) reload();
    await query.refetch();
    return null;
  };
  if (step.kind === 'loading' || (isMinor && query.isLoading))
    return (
      <SkeletonRegion label={t('plans.asking')}>
        <SkeletonBar height="2.75rem" width="12rem" borderRadius="control" />
      </SkeletonRegion>
    );
  if (step.kind === 'failed') return <FailedState failure={step.failure} isRetrying={false} onRetry={reload} />;
  if (step.kind === 'stopped') return <Stop priceName={priceName} code={step.code} email={step.email} onClose={onClose} />;
  if (step.kind === 'guardian')
    return (
      <Box minH="13rem">
        <Suspense fallback={null}>
          <GuardianOfBuyer ownEmail={step.email} isBusy={isBusy} onGuardian={pay} />
        </Suspense>
      </Box>
    );
  if (request !== null && request.state !== 'approved') return <PurchaseRequestNote request={request} />;
  const isSignIn = step.kind === 'signIn';
  return (
    <Stack gap="3" alignItems="flex-start">
      {isSignIn && <Box>{t('plans.signInFirst')}</Box>}
      {request !== null && <PurchaseRequestNote request={request} />}
      {step.kind === 'ready' && step.informsGuardian && <Box>{t('plans.guardianTold')}</Box>}
      <BusyButton
        size="lg"
        colorPalette="flare"
        isBusy={isBusy}
        busyText={t('plans.paying')}
        onClick={() => (isSignIn ? onSignIn() : void pay(null))}
      >
        {t('plans.pay')}
      </BusyButton>
    </Stack>
  );
}

interface StopProps {
  readonly priceName: PriceName;
  readonly code: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Why something cannot be bought, with the way on: that of a boost leads to the account, where the queue is. */
function Stop({ priceName, code, email, onClose }: StopProps) {
  const t = useTranslations();
  const { isBusy, open } = usePortal();
  const hasPlan = code === 'planActive' || code === 'planIncluded';
  return (
    <Stack key={priceName} gap="3" alignItems="flex-start" role="note">
      <Box fontWeight="medium" overflowWrap="anywhere">
        {t(STOPS[code] ?? 'plans.stop.other', { email })}
      </Box>
      {code === 'verifyEmailFirst' && <VerifyAgainButton email={email} />}
      {hasPlan && (
        <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={open}>
          {t('plans.manage')}
        </BusyButton>
      )}
      {OF_QUEUE.has(code) && (
        <Button asChild size="lg" variant="outline" colorPalette="ink">
          <SiteLink to="/account" onClick={onClose}>
            {t('plans.toQueue')}
          </SiteLink>
        </Button>
      )}
    </Stack>
  );
}
