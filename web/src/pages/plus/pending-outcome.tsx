import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';
import { NextSteps, OutcomeText } from './outcome-text';

/** The interval between two calls, and the number of calls after which the page says that the payment is slow. */
const ASK_AGAIN_MS = 2000;
const SLOW_AFTER = 30;

interface Asking {
  readonly isWaiting: boolean;
  readonly isAsking: boolean;
  readonly ask: () => Promise<unknown>;
}

/** Asks again while a payment is not confirmed; the answer is whether that takes longer than usual. */
export function useAskAgain({ isWaiting, isAsking, ask }: Asking): boolean {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!isWaiting || isAsking) return undefined;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      void ask();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
    // `asked`: an answer may come so fast that `isAsking` is never seen as true.
  }, [isWaiting, isAsking, ask, asked]);
  return asked >= SLOW_AFTER;
}

/** A payment that is not confirmed yet. */
export function PendingOutcome({ isSlow }: { readonly isSlow: boolean }) {
  const t = useTranslations();
  return isSlow ? (
    <OutcomeText title={t('plans.outcome.slow')} text={t('plans.outcome.slowText')}>
      <NextSteps>
        <ButtonLink to="/account">{t('ownPlan.next.account')}</ButtonLink>
      </NextSteps>
    </OutcomeText>
  ) : (
    <OutcomeText title={t('plans.outcome.pending')} text={t('plans.outcome.pendingText')} />
  );
}
