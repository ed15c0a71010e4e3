import { type ConfirmingActs, createConfirming } from './confirming';
import { createEntering, type EnteringActs } from './entering';
import { loadPageAnew, watchKeptPage } from './kept-page';
import { createPresence, type Surroundings } from './presence';
import { createUpkeep, type UpkeepActs } from './upkeep';

/** What can be done with the session. All of it rejects with what the provider or the backend said. */
export interface SessionActs extends EnteringActs, ConfirmingActs, UpkeepActs {
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** The acts of a page: where the browser shows a kept page again and somebody has signed out meanwhile, it is loaded anew, so that nothing private is seen. */
export function openSessionActs(surroundings: Surroundings): SessionActs {
  watchKeptPage(surroundings.store.state, loadPageAnew);
  return createSessionActs(surroundings);
}

/** The acts over one presence (presence.ts): coming in, showing again who one is, and keeping the session good. */
export function createSessionActs(surroundings: Surroundings): SessionActs {
  const presence = createPresence(surroundings);
  const confirming = createConfirming(surroundings, presence);
  return {
    ...createEntering(surroundings, presence),
    ...confirming.acts,
    ...createUpkeep(surroundings, presence, confirming.changeUnderWay),
    sendPasswordReset: surroundings.auth.sendPasswordReset,
    signOut: presence.signOut,
  };
}
