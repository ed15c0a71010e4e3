import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';

/** The names of all rows, those with fewer parameters first, so that the more exact path is found first. */
export const ROUTE_NAMES: readonly RouteName[] = (Object.keys(API_ROUTES) as RouteName[]).toSorted(
  (a, b) => countParams(a) - countParams(b),
);

function countParams(name: RouteName): number {
  return API_ROUTES[name].path.split(':').length;
}

const PATTERNS = ROUTE_NAMES.map((name) => {
  const { method, path } = API_ROUTES[name];
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/:[A-Za-z]+/g, '[^/]+');
  return { method, path, matches: new RegExp(`^${pattern}/?$`, 'i'), row: API_CONTRACT[name] };
});

/** The contract row that a method and an address (path and query) belong to, as the router has it; null for none. */
export function rowOfAddress(method: string, address: string): ContractRow | null {
  const [path = ''] = address.split('?');
  return PATTERNS.find((one) => one.method === method && one.matches.test(path))?.row ?? null;
}

/** The methods that the rows of a path take, of the most exact path that fits; none where no row has it. */
export function methodsAt(path: string): readonly string[] {
  const found = PATTERNS.find(({ matches }) => matches.test(path));
  return [...new Set(PATTERNS.filter((one) => one.path === found?.path).map(({ method }) => method))];
}
