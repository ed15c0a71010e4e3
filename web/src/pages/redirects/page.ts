import { PRIVACY_ADDRESS } from '../../lib/addresses/configured';
import type { RedirectDefinition } from '../page-definition';

/** Addresses that lead to others (S2-06, S2-13, S2-15). */
export const page: readonly RedirectDefinition[] = [
  { path: '/exploreSoccer', redirect: '/exploreSoccer/ncaaD1' },
  { path: '/admin', redirect: '/admin/users' },
  { path: '/privacy', redirect: PRIVACY_ADDRESS },
];
