import { isObject } from '@touchline/domain/kernel/json/json';

/**
 * The id token of a sign-in with this address and password at the Auth emulator; null where it refuses. The project is
 * the file's own unless given.
 */
export async function idTokenFor(
  email: string,
  password: string,
  project = process.env.GCLOUD_PROJECT ?? '',
): Promise<string | null> {
  const sent = { email, password, targetProjectId: project };
  return tokenIn(await atProvider('signInWithPassword', sent, { authorization: 'Bearer owner' }));
}

/** The id token of a first sign-in with Google, by the emulator's unsigned credentials. */
export async function googleIdToken(email: string, name: string | null = null): Promise<string> {
  const credential = JSON.stringify({ sub: email, email, email_verified: true, ...(name === null ? {} : { name }) });
  const postBody = new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString();
  const answer = await atProvider('signInWithIdp', { postBody, requestUri: 'http://localhost' }, {});
  const token = await tokenIn(answer);
  if (token === null) throw new Error(`no Google sign-in: ${answer.status}`);
  return token;
}

/** The address of the Auth emulator, without a trailing slash. */
export function authEmulator(): string {
  return `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''}`;
}

function atProvider(act: string, sent: object, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${authEmulator()}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...sent, returnSecureToken: true }),
  });
}

async function tokenIn(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json();
  return answer.ok && isObject(body) && typeof body.idToken === 'string' ? body.idToken : null;
}
