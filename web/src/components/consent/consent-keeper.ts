import { allowedServices, type ConsentSituation } from '@touchline/domain/consent/allowed-services';
import type { ConsentService } from '@touchline/domain/constants/consent-services';
import type { CallApi } from '../../lib/api-client';
import { readHint } from '../../session/signed-in-hint';
import { readChoice } from './stored-choice';

/** What is known of a visitor's consent. */
export interface ConsentState extends ConsentSituation {
  /** True once country and, where it matters, age are known; until then nothing but what is necessary may run. */
  readonly isSettled: boolean;
  /** True where the visitor's age decides: consent is known to be asked first. */
  readonly needsAge: boolean;
  /** What was chosen; null where nothing was. */
  readonly chosen: readonly ConsentService[] | null;
  /** The services that may run; the same list as long as they are the same. */
  readonly allowed: readonly ConsentService[];
  /** True while somebody asks to see the choices. */
  readonly isOpen: boolean;
}

/** Keeps a page's consent: who may load what, and who wants to decide about it. */
export interface ConsentKeeper {
  readonly state: () => ConsentState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Says whether somebody under 16 is signed in; null while that is being looked at. */
  readonly meet: (isYoung: boolean | null) => void;
  /** Reads the stored choice again, after it was made. */
  readonly reread: () => void;
  /** Asks for the choices to be shown, or says that they were closed. */
  readonly show: (isOpen: boolean) => void;
  /** Whether a service may run; answers once that is known. */
  readonly allows: (service: ConsentService) => Promise<boolean>;
}

const keepers = new WeakMap<CallApi, ConsentKeeper>();

/** The one keeper of a page, which asks for the country with the first call. */
export function consentOf(callApi: CallApi): ConsentKeeper {
  const keeper = keepers.get(callApi) ?? createConsentKeeper(callApi);
  keepers.set(callApi, keeper);
  return keeper;
}

/** Where nothing is known of the visitor's age yet: with a stored sign-in somebody is still to be met, otherwise nobody young is here. */
function ageAtFirst(): boolean | null {
  return readHint() === null ? false : null;
}

function createConsentKeeper(callApi: CallApi): ConsentKeeper {
  const listeners = new Set<() => void>();
  let asksFirst: boolean | null = null;
  let young = ageAtFirst();
  let chosen = chosenNow();
  let isOpen = false;
  let state = stateNow();

  function stateNow(): ConsentState {
    const isSettled = asksFirst === false || (asksFirst === true && young !== null);
    const situation = { asksFirst: asksFirst ?? true, isYoung: young ?? true };
    return {
      ...situation,
      isSettled,
      needsAge: asksFirst === true,
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
    asksFirst = answer;
    changed();
  });

  return {
    state: () => state,
    subscribe,
    meet: (isYoung) => {
      if (young === isYoung) return;
      young = isYoung;
      changed();
    },
    reread: () => {
      chosen = chosenNow();
      changed();
    },
    show: (wanted) => {
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

const COUNTRY_KEPT_AS = 'touchline.asksConsentFirst';

/** Asks once a visit whether consent has to be asked first; a check that fails says no (specification §8) and is made again with the next page. */
async function isAskedFirst(callApi: CallApi): Promise<boolean> {
  const kept = keptForVisit();
  if (kept !== null) return kept;
  try {
    const { gdpr } = await callApi('checkGdpr');
    keepForVisit(gdpr);
    return gdpr;
  } catch {
    return false;
  }
}

function keptForVisit(): boolean | null {
  try {
    const kept = sessionStorage.getItem(COUNTRY_KEPT_AS);
    return kept === null ? null : kept === 'true';
  } catch {
    return null;
  }
}

function keepForVisit(asksFirst: boolean): void {
  try {
    sessionStorage.setItem(COUNTRY_KEPT_AS, String(asksFirst));
  } catch {
    // A browser that keeps nothing is asked again with the next page.
  }
}
