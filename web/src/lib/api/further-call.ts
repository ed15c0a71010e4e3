import { FURTHER_ROUTES } from '@touchline/domain/http/further-routes';
import type { Route } from '@touchline/domain/http/page-routes';
import { keyOfCall, updateKey } from './idempotency-key';

/** An endpoint that public pages do not call: where it is, the key of this call, and who hears how the call ended. */
export interface FurtherCall extends Route {
  readonly key: string | null;
  /** `status` is null where no answer arrived. */
  readonly settled: (status: number | null) => void;
}

/** What a call of such an endpoint needs besides its input. */
export function furtherCall(name: keyof typeof FURTHER_ROUTES): FurtherCall {
  const route: Route = FURTHER_ROUTES[name];
  const key = keyOfCall(name, route.method);
  return { ...route, key, settled: (status) => updateKey(key, name, route.method, status) };
}
