import type { GoogleTestAccount } from '../../../session/auth-provider';
import type { OwnAccount } from '../use-own-account';

/** Google's account of the owner as local builds pretend it; null, which opens Google's own window, in every other build. */
export function googleStandIn({ email, firstName, lastName }: OwnAccount): GoogleTestAccount | null {
  const isLocal = import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true';
  return isLocal ? { name: `${firstName} ${lastName}`, email } : null;
}
