import { FURTHER_ROUTES } from './further-routes';
import { PAGE_ROUTES } from './page-routes';

/** Method and path of every endpoint: what the browser may load of the contract. */
export const API_ROUTES = { ...PAGE_ROUTES, ...FURTHER_ROUTES } as const;

export type RouteName = keyof typeof API_ROUTES;
