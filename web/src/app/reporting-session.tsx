import type { ReactNode } from 'react';
import type { AuthProvider } from '../session/auth-provider';
import { SessionProvider } from '../session/session-provider';
import { useRefusalToasts } from '../ui/use-refusal-toasts';

interface ReportingSessionProps {
  readonly loadAuth?: () => Promise<AuthProvider>;
  readonly children: ReactNode;
}

/** The page's session; what goes wrong in it without anybody asking becomes toasts. */
export function ReportingSession(props: ReportingSessionProps) {
  return <SessionProvider report={useRefusalToasts()} {...props} />;
}
