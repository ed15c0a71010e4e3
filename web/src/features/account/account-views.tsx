import { lazy } from 'react';

const VIEWS = {
  guardians: lazy(async () => ({ default: (await import('./guardians/guardians-view')).GuardiansView })),
  confirmations: lazy(async () => ({ default: (await import('./confirmations/confirmations-view')).ConfirmationsView })),
  links: lazy(async () => ({ default: (await import('./links/links-view')).LinksView })),
  boosts: lazy(async () => ({ default: (await import('./boosts/boosts-view')).BoostsView })),
  inbox: lazy(async () => ({ default: (await import('./inbox/inbox-view')).InboxView })),
  searches: lazy(async () => ({ default: (await import('./searches/searches-view')).SearchesView })),
};

interface AccountViewProps {
  readonly view: keyof typeof VIEWS;
}

/** A view of the account with an address of its own (`/account?view=`), loaded when it is opened. */
export function AccountView({ view }: AccountViewProps) {
  const View = VIEWS[view];
  return <View />;
}
