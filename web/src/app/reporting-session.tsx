import { type ReactNode, useEffect } from 'react';
import type { LoadAuth } from '../session/load-auth-provider';
import { useSession } from '../session/session-context';
import { SessionProvider } from '../session/session-provider';
import { useRefusalToasts } from '../ui/use-refusal-toasts';
import { whenIdle } from '../ui/when-idle';

interface ReportingSessionProps {
  readonly loadAuth?: LoadAuth;
  readonly children: ReactNode;
}

/** The page's session, its Auth SDK loaded when the browser has nothing else to do; what goes wrong in it without anybody asking becomes toasts. */
export function ReportingSession({ children, ...props }: ReportingSessionProps) {
  return (
    <SessionProvider report={useRefusalToasts()} {...props}>
      <SignInPreparation />
      {children}
    </SessionProvider>
  );
}

function SignInPreparation() {
  const { prepare } = useSession();
  useEffect(() => whenIdle(prepare), [prepare]);
  return null;
}
