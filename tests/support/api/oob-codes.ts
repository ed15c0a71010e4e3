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
