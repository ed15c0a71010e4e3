import { allowedServices, type ConsentService, type ConsentSituation } from '@touchline/domain/person/consent/allowed-services';
import type { CallApi } from '../../lib/api/api-client';
import { readInTab, storeInTab } from '../../lib/browser-storage';
import { readHint } from '../../session/stored-session';
import { readChoice } from './stored-choice';

/** The consent state of a visitor. */
export interface ConsentState extends ConsentSituation {
  /** True once the country and, where it matters, the age are known; until then only necessary services may run. */
  readonly isSettled: boolean;
  /** True where the visitor's age matters, because consent has to be asked first. */
  readonly needsAge: boolean;
  /** The chosen services; null where no choice was made. */
  readonly chosen: readonly ConsentService[] | null;
  /** The services that may run; the same array as long as its content does not change. */
  readonly allowed: readonly ConsentService[];
  /** True while the visitor wants to see the choices. */
  readonly isOpen: boolean;
}

/** The consent of a page: which services may run, and whether the choices are open. */
export interface ConsentStore {
  readonly state: () => ConsentState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets whether somebody under 16 is signed in; null while that is unknown. */
  readonly setIsYoung: (isYoung: boolean | null) => void;
  /** Reads the stored choice again, after it was made. */
  readonly refreshChoice: () => void;
  /** Opens the choices, or records that they were closed. */
  readonly setOpen: (isOpen: boolean) => void;
  /** Whether a service may run; resolves once that is known. */
  readonly allows: (service: ConsentService) => Promise<boolean>;
}

const stores = new WeakMap<CallApi, ConsentStore>();

/** The one consent store of a page; the first call asks the API for the country. */
export function consentStoreOf(callApi: CallApi): ConsentStore {
  const store = stores.get(callApi) ?? createConsentStore(callApi);
  stores.set(callApi, store);
  return store;
}

/** The age before the session is known: unknown with a stored sign-in hint, otherwise nobody under 16 is signed in. */
function initialIsYoung(): boolean | null {
  return readHint() === null ? false : null;
}

function createConsentStore(callApi: CallApi): ConsentStore {
  const listeners = new Set<() => void>();
  let isConsentRequired: boolean | null = null;
  let young = initialIsYoung();
  let chosen = chosenNow();
  let isOpen = false;
  let state = stateNow();

  function stateNow(): ConsentState {
    const isSettled = isConsentRequired === false || (isConsentRequired === true && young !== null);
    const situation = { isConsentRequired: isConsentRequired ?? true, isYoung: young ?? true };
    return {
      ...situation,
      isSettled,
      needsAge: isConsentRequired === true,
      chosen,
      isOpen,
      allowed: allowedServices(isSettled ? chosen : [], situation),
    };
  }

  function changed(): void {
    const next = stateNow();
    state = next.allowed.join() === state.allowed.join() ? { ...next, allowed: state.allowed } : next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  void isAskedFirst(callApi).then((answer) => {
    isConsentRequired = answer;
    changed();
  });

  return {
    state: () => state,
    subscribe,
    setIsYoung: (isYoung) => {
      if (young === isYoung) return;
      young = isYoung;
      changed();
    },
    refreshChoice: () => {
      chosen = chosenNow();
      changed();
    },
    setOpen: (wanted) => {
      if (isOpen === wanted) return;
      isOpen = wanted;
      changed();
    },
    allows: (service) =>
      new Promise((resolve) => {
        const answer = () => {
          if (!state.isSettled) return;
          stop();
          resolve(state.allowed.includes(service));
        };
        const stop = subscribe(answer);
        answer();
      }),
  };
}

function chosenNow(): readonly ConsentService[] | null {
  return readChoice(Date.now())?.services ?? null;
}

const COUNTRY_STORED_AS = 'touchline.asksConsentFirst';

/**
 * Asks once a visit whether consent is required before services run. A failed check counts as no (S8-09) and is
 * repeated on the next page.
 */
async function isAskedFirst(callApi: CallApi): Promise<boolean> {
  const cached = readInTab(COUNTRY_STORED_AS);
  if (cached !== null) return cached === 'true';
  try {
    const { gdpr } = await callApi('checkGdpr');
    storeInTab(COUNTRY_STORED_AS, String(gdpr));
    return gdpr;
  } catch {
    return false;
  }
}
