import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app/app';
import { preloadPage } from '../app/route-table';
import '../app/shell/deferred-parts';
import { english } from '../i18n/english';
import type { AuthProvider } from '../session/auth-provider';
import { storeHint } from '../session/stored-session';
import { anOwnProfile } from './an-own-account';
import { fakeApi, type FakeAnswers } from './fake-api';
import { aProviderUser, fakeAuth } from './fake-auth';

type OwnProfile = ReturnType<typeof anOwnProfile>;

interface Shown {
  readonly address: string;
  readonly answers: FakeAnswers;
  /** The user who is signed in from the start; nobody by default. */
  readonly signedInAs?: OwnProfile;
  readonly isAdmin?: boolean;
  readonly auth?: AuthProvider;
}

interface LocationProbeProps {
  readonly onAddress: (address: string) => void;
  readonly onNavigate: (go: (to: string) => void) => void;
}

function LocationProbe({ onAddress, onNavigate }: LocationProbeProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onNavigate((to) => void navigate(to));
  }, [onNavigate, navigate]);
  useLayoutEffect(() => {
    onAddress(pathname + search);
  }, [onAddress, pathname, search]);
  return null;
}

/** Loads the page of an address with its English messages, so that the first test does not wait for them. */
export function loadPage(pathname: string): Promise<void> {
  return preloadPage(pathname, 'en');
}

/** Renders the whole site at an address, in English, over a fake API and a fake provider. */
export function showApp({ address: initial, answers, signedInAs, isAdmin = false, auth }: Shown) {
  if (signedInAs !== undefined) storeHint({ uid: signedInAs._id, expiresAt: '2999-01-01T00:00:00.000Z' });
  const user = aProviderUser(signedInAs?._id ?? 'uid-nobody', { isAdmin });
  const provider = auth ?? fakeAuth(user, { isSignedIn: signedInAs !== undefined }).provider;
  const { callApi, calls } = fakeApi({ ownProfile: () => signedInAs ?? anOwnProfile(), ...answers });
  let address = initial;
  let navigate: (to: string) => void = () => undefined;
  render(
    <MemoryRouter initialEntries={[initial]}>
      <LocationProbe onAddress={(reached) => (address = reached)} onNavigate={(go) => (navigate = go)} />
      <App callApi={callApi} loadAuth={() => Promise.resolve(provider)} locale={{ language: 'en', dictionary: english }} />
    </MemoryRouter>,
  );
  return { calls, address: () => address, go: (to: string) => act(() => navigate(to)) };
}
