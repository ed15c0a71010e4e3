import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Handler, Handlers } from '../platform/handler';

/** Makes something with the first call and returns the same from then on; after a failure the next call tries again. */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let making: Promise<Made> | null = null;
  return () => {
    making ??= make().catch((error: unknown) => {
      making = null;
      throw error;
    });
    return making;
  };
}

/** The handlers of these rows; the first call of one loads their code (docs/decisions/039-cold-start.md). */
export function loadedOnCall<Name extends RouteName>(
  names: readonly Name[],
  load: () => Promise<Pick<Handlers, Name>>,
): Pick<Handlers, Name> {
  const loaded = once(load);
  const handlerOf = <One extends Name>(name: One): Handler<One> => {
    return async (call) => (await loaded())[name](call);
  };
  return Object.fromEntries(names.map((name) => [name, handlerOf(name)])) as Pick<Handlers, Name>;
}
