import { ApiRefusal } from '../lib/api-refusal';
import type { ChangeUnderWay } from './confirming';
import type { Presence, Surroundings } from './presence';
import { isFinalFailure } from './session-failure';

/** What keeps a session good while its page stays open. */
export interface UpkeepActs {
  /** Gets a new backend session where the old one has ended but the provider still knows the user; where it does not, that signs out. */
  readonly renew: () => Promise<void>;
  /** Loads the own profile again; where roles have changed, the token is renewed too, so that they count at once. */
  readonly refresh: () => Promise<void>;
}

export function createUpkeep({ store, callApi }: Surroundings, presence: Presence, changeUnderWay: ChangeUnderWay): UpkeepActs {
  const { state, change } = store;
  let renewal: Promise<void> | null = null;

  async function renew(): Promise<void> {
    const isRenewed = await changeUnderWay();
    const mine = presence.adoption();
    if (mine === null || isRenewed === true) return;
    try {
      await presence.logIn(mine.user, () => presence.adoption() === mine);
    } catch (failure) {
      if (presence.adoption() === mine && isFinalFailure(failure)) await presence.signOut();
      throw failure;
    }
  }

  async function refresh(): Promise<void> {
    await changeUnderWay();
    const mine = presence.adoption();
    if (mine === null || !state().isSettled) return;
    const profile = await callApi('ownProfile').catch(async (failure: unknown) => {
      const isOut = failure instanceof ApiRefusal && failure.status === 401;
      if (isOut && presence.adoption() === mine && changeUnderWay() === null) await presence.signOut();
      throw failure;
    });
    const isChanged = JSON.stringify(profile.roles) !== JSON.stringify(state().profile?.roles);
    if (isChanged) await mine.user.freshIdToken();
    if (presence.adoption() === mine) change({ ...state(), profile });
  }

  return { renew: () => (renewal ??= renew().finally(() => (renewal = null))), refresh };
}
