import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app/app';
import '../app/shell/late-parts';
import { preloadPage } from '../app/route-table';
import { english } from '../i18n/english';
import type { AuthProvider } from '../session/auth-provider';
import { storeHint } from '../session/signed-in-hint';
import { fakeApi, type FakeAnswers } from './fake-api';
import { aProviderUser, fakeAuth } from './fake-auth';
import { anOwnProfile } from './an-own-profile';

type OwnProfile = ReturnType<typeof anOwnProfile>;

interface Shown {
  readonly address: string;
  readonly answers: FakeAnswers;
  /** Who is signed in from before; nobody unless told. */
  readonly signedInAs?: OwnProfile;
  readonly isAdmin?: boolean;
  readonly auth?: AuthProvider;
}

interface AddressReaderProps {
  readonly onAddress: (address: string) => void;
  readonly onWay: (go: (to: string) => void) => void;
}

function AddressReader({ onAddress, onWay }: AddressReaderProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onWay((to) => void navigate(to));
  }, [onWay, navigate]);
  useLayoutEffect(() => {
    onAddress(pathname + search);
  }, [onAddress, pathname, search]);
  return null;
}

/** Downloads the page of an address with its English texts, so that the first test does not wait for them. */
export function loadPage(pathname: string): Promise<void> {
  return preloadPage(pathname, 'en');
}

/** Shows the whole site at an address, in English, over a pretended API and provider. */
export function showApp({ address: initial, answers, signedInAs, isAdmin = false, auth }: Shown) {
  if (signedInAs !== undefined) storeHint({ uid: signedInAs._id, expiresAt: '2999-01-01T00:00:00.000Z' });
  const user = aProviderUser(signedInAs?._id ?? 'uid-nobody', { isAdmin });
  const provider = auth ?? fakeAuth(user, { isSignedIn: signedInAs !== undefined }).provider;
  const { callApi, calls } = fakeApi({ ownProfile: () => signedInAs ?? anOwnProfile(), ...answers });
  let address = initial;
  let navigate: (to: string) => void = () => undefined;
  render(
    <MemoryRouter initialEntries={[initial]}>
      <AddressReader onAddress={(reached) => (address = reached)} onWay={(way) => (navigate = way)} />
      <App callApi={callApi} loadAuth={() => Promise.resolve(provider)} spoken={{ language: 'en', dictionary: english }} />
    </MemoryRouter>,
  );
  return { calls, address: () => address, go: (to: string) => act(() => navigate(to)) };
}
