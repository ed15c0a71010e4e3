type Environment = Readonly<Record<string, string>>;

/** A user of the Auth emulator; its claims are JSON text. */
interface EmulatorUser {
  readonly customAttributes?: string;
}

/** The Auth emulator's user of that address, or null. */
export async function emulatorUser(email: string, environment: Environment): Promise<EmulatorUser | null> {
  const { users } = (await called(':lookup', { email: [email] }, environment)) as { users?: readonly EmulatorUser[] };
  return users?.[0] ?? null;
}

/** Adds a user with nothing but an address and a password to the Auth emulator. */
export async function addEmulatorUser(email: string, password: string, environment: Environment): Promise<void> {
  await called('', { email, password }, environment);
}

async function called(verb: string, body: unknown, environment: Environment): Promise<unknown> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } = environment;
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts${verb}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The Auth emulator answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
