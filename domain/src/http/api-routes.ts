import { FURTHER_ROUTES } from './further-routes';
import { PAGE_ROUTES } from './page-routes';

/** Method and path of every endpoint: the part of the contract that the browser may load. */
export const API_ROUTES = { ...PAGE_ROUTES, ...FURTHER_ROUTES } as const;

export type RouteName = keyof typeof API_ROUTES;
