import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Access } from '../session/admission';
import { useAdmission } from '../session/session-context';
import { Waiting } from './waiting';

const START = '/';
const LANDING = '/home';

/**
 * Lets in whom the address is for, once the auth state is known; others go to /, and whoever loses the session while inside goes to the landing page
 * (specification §2, Routing behaviour; §4, Session).
 */
export function Guard({ access, children }: { readonly access: Access; readonly children: ReactNode }) {
  const admission = useAdmission(access);
  const [wasIn, setWasIn] = useState(false);
  const isPublic = access === 'public';
  if (isPublic ? wasIn : admission === 'in' && !wasIn) setWasIn(!isPublic);
  if (admission === 'wait') return <Waiting />;
  if (admission === 'out') return <Navigate to={wasIn ? LANDING : START} replace />;
  return <>{children}</>;
}
