import { isEduEmail } from '../text/edu-email';
import { isCoach } from './coach-role';
import type { Role } from './role';

/**
 * Whether somebody may move to a mail address: coach accounts need a .edu one (specification §5), and whoever coaches by invitation may not leave a .edu address
 * either, since the college was told by it (design.md §4, Social sign-in).
 */
export function mayUseEmail(
  person: { readonly type: string; readonly roles: readonly Pick<Role, 'type'>[] },
  current: string,
  wanted: string,
): boolean {
  if (person.type !== 'coach' && !(isCoach(person) && isEduEmail(current))) return true;
  return isEduEmail(wanted);
}
