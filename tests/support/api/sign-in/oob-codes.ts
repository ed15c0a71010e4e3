/** A mail that the Auth emulator would have sent: its purpose and its link. */
export interface OobCode {
  readonly email: string;
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  readonly oobLink: string;
}

/** The mails to an address that the Auth emulator stores instead of sending, newest last. */
export async function oobCodesFor(email: string, environment: Readonly<Record<string, string>>): Promise<readonly OobCode[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } = environment;
  const answer = (await (await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)).json()) as {
    oobCodes: OobCode[];
  };
  return answer.oobCodes.filter((code) => code.email === email);
}

/** Follows the link of a reset mail and sets a new password; returns whether the emulator accepted it. */
export async function resetPassword({ oobLink }: OobCode, newPassword: string): Promise<boolean> {
  const link = new URL(oobLink);
  link.searchParams.set('newPassword', newPassword);
  return (await fetch(link)).ok;
}

/**
 * Has the Auth emulator write the verification mail to the person who signs in with this address, and follows its link.
 */
export async function verifyAddress(
  email: string,
  password: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const host = environment.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const at = async (act: string, sent: object): Promise<unknown> =>
    (
      await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
    ).json();
  const signedIn = (await at('signInWithPassword', { email, password, returnSecureToken: true })) as { idToken: string };
  await at('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: signedIn.idToken });
  await followVerification(email, environment);
}

/** Follows the link of the last verification mail to an address. */
export async function followVerification(email: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const code = (await oobCodesFor(email, environment)).findLast(({ requestType }) => requestType === 'VERIFY_EMAIL');
  if (code === undefined || !(await fetch(code.oobLink)).ok) throw new Error(`the address ${email} was not verified`);
}
