import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { type DraftAccount, hasDrafts } from '../../../lib/drafts/draft-store';
import { useIsHydrated } from '../../../lib/hydration/deferred-section';
import type { DraftOffers } from './draft-offers';
import { useTypingAccount } from './unsaved-forms';

const LazyOffers = lazy(async () => ({ default: (await import('./draft-offers')).DraftOffers }));

type OfferSlotProps = Omit<ComponentProps<typeof DraftOffers>, 'account'>;

/**
 * Where unsaved text of a form is offered again. What shows it is downloaded where there is some; a page that was
 * rendered on the server shows it once it is hydrated.
 */
export function OfferSlot(props: OfferSlotProps) {
  const account = useTypingAccount();
  const isHydrated = useIsHydrated();
  if (!isHydrated || account === undefined) return null;
  return <KnownSlot key={`${account ?? ''} ${props.of}`} account={account} {...props} />;
}

function KnownSlot({ account, ...props }: OfferSlotProps & { readonly account: DraftAccount }) {
  const [isAny] = useState(() => hasDrafts(account));
  if (!isAny) return null;
  return (
    <Suspense fallback={null}>
      <LazyOffers account={account} {...props} />
    </Suspense>
  );
}
