const projectId = process.env.GCLOUD_PROJECT ?? '';

/** Everyone who may speak to Firestore or Storage from a browser: the bearer each would send, null for none. */
export const CLIENT_ACTORS = [
  { who: 'a visitor without a token', bearer: null },
  { who: 'the player the documents belong to', bearer: unsignedToken('player-1', {}) },
  { who: 'the Accepted head coach of the college', bearer: unsignedToken('coach-1', { roles: [coachRole('Accepted')] }) },
  { who: 'a Pending coach of the college', bearer: unsignedToken('coach-2', { roles: [coachRole('Pending')] }) },
  { who: 'an admin', bearer: unsignedToken('admin-1', { admin: true, roles: [{ type: 'admin' }] }) },
] as const;

function coachRole(status: string): Record<string, string> {
  return { type: 'headCoach', value: 'harbor-point-university', status };
}

/** A user's id token as the emulators take it: of this project, verified, without a signature. */
function unsignedToken(uid: string, claims: Record<string, unknown>): string {
  const issuedAt = Date.UTC(2026, 0, 1) / 1000;
  const payload = {
    sub: uid,
    user_id: uid,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    iat: issuedAt,
    auth_time: issuedAt,
    exp: issuedAt + 100 * 365 * 24 * 3600,
    email: `${uid}@touchline.example`,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
