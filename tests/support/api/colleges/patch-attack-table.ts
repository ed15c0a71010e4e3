import type { PatchAttack } from './patch-attack';
import { ATTACKS_BY_FORM } from './patch-attacks-by-form';
import { ATTACKS_BY_VALUE } from './patch-attacks-by-value';
import { ATTACKS_ON_PATHS } from './patch-attacks-on-paths';

/** Every bad edit that must be refused. Attacks 40, 47, 56 and 62 have tests of their own. */
export const PATCH_ATTACKS: readonly PatchAttack[] = [...ATTACKS_ON_PATHS, ...ATTACKS_BY_FORM, ...ATTACKS_BY_VALUE].toSorted(
  (left, right) => left.number - right.number,
);
