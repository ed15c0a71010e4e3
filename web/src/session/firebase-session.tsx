import type { Auth, User } from 'firebase/auth';
import { AuthProvider as ReactfireAuthProvider, FirebaseAppProvider, useSigninCheck, useUser } from 'reactfire';
import { useEffect } from 'react';
import { ProviderBoundary } from './provider-boundary';

/** Where the watchers of Firebase's state tell what they see. */
export interface FirebaseWatch {
  readonly onUser: (user: User | null) => void;
  readonly onAdminClaim: (uid: string, isAdmin: boolean) => void;
  readonly onFailure: (failure: unknown) => void;
}

/** Stands in the page without drawing anything and tells who is signed in with Firebase, and whether as an admin (reactfire, Suspense mode off). */
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
