import type { Auth, User } from 'firebase/auth';
import { Component, type ReactNode, useEffect } from 'react';
import { AuthProvider as ReactfireAuthProvider, FirebaseAppProvider, useSigninCheck, useUser } from 'reactfire';

/** Receivers of Firebase's state. */
export interface FirebaseWatch {
  readonly onUser: (user: User | null) => void;
  readonly onAdminClaim: (uid: string, isAdmin: boolean) => void;
  readonly onFailure: (failure: unknown) => void;
}

/**
 * Renders nothing and reports who is signed in with Firebase, and whether as an admin (reactfire, Suspense mode off).
 */
export function FirebaseSession({ auth, watch }: { readonly auth: Auth; readonly watch: FirebaseWatch }) {
  return (
    <ProviderBoundary onFailure={watch.onFailure}>
      <FirebaseAppProvider firebaseApp={auth.app} suspense={false}>
        <ReactfireAuthProvider sdk={auth}>
          <UserWatcher watch={watch} />
          <ProviderBoundary onFailure={watch.onFailure}>
            <AdminWatcher watch={watch} />
          </ProviderBoundary>
        </ReactfireAuthProvider>
      </FirebaseAppProvider>
    </ProviderBoundary>
  );
}

interface ProviderBoundaryProps {
  readonly onFailure: (failure: unknown) => void;
  readonly children: ReactNode;
}

/** Contains failures of the sign-in provider's hooks: its children disappear, and `onFailure` gets the reason. */
export class ProviderBoundary extends Component<ProviderBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onFailure(failure);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function UserWatcher({ watch }: { readonly watch: FirebaseWatch }) {
  const { status, data: user } = useUser();
  useEffect(() => {
    if (status === 'success') watch.onUser(user);
  }, [watch, status, user]);
  return null;
}

const ADMIN_CLAIM = { requiredClaims: { admin: true } };

function AdminWatcher({ watch }: { readonly watch: FirebaseWatch }) {
  const { status, data } = useSigninCheck(ADMIN_CLAIM);
  useEffect(() => {
    if (status === 'success' && data.signedIn) watch.onAdminClaim(data.user.uid, data.hasRequiredClaims);
  }, [watch, status, data]);
  return null;
}
