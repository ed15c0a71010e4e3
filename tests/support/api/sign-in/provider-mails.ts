import { type OobCode, oobCodesFor, resetPassword } from './oob-codes';

/** Requests a mail from the provider, as its client does, and returns its content. */
async function mailed(requestType: OobCode['requestType'], email: string, idToken?: string): Promise<OobCode> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType, ...(idToken === undefined ? { email } : { idToken }) }),
  });
  if (!answer.ok) throw new Error(`sendOobCode ${answer.status}: ${await answer.text()}`);
  const { FIREBASE_AUTH_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
  const mail = (await oobCodesFor(email, { FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT })).findLast(
    (code) => code.requestType === requestType,
  );
  if (mail === undefined) throw new Error(`no mail ${requestType} to ${email}`);
  return mail;
}

/** Requests the verification mail and follows its link. */
export async function verifyByMail(email: string, idToken: string): Promise<void> {
  const { oobLink } = await mailed('VERIFY_EMAIL', email, idToken);
  const answer = await fetch(oobLink);
  if (!answer.ok) throw new Error(`the link for ${email} answered ${answer.status}`);
}

/** Requests the mail for a forgotten password and sets a new one through its link. */
export async function resetByMail(email: string, newPassword: string): Promise<void> {
  if (!(await resetPassword(await mailed('PASSWORD_RESET', email), newPassword))) throw new Error(`${email} got no new password`);
}
