import { isObject } from '@touchline/domain/json/json';

const host = (): string => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

/** What the provider's own client asks of it; throws where it refuses. */
async function askProvider(method: string, body: object): Promise<void> {
  const answer = await fetch(`http://${host()}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`accounts:${method} ${answer.status}: ${await answer.text()}`);
}

/** The code in the newest mail of a kind that the provider sent to an address; throws where there is none. */
async function codeInMail(email: string, requestType: string): Promise<string> {
  const answer = await fetch(`http://${host()}/emulator/v1/projects/${process.env.GCLOUD_PROJECT ?? ''}/oobCodes`);
  const body: unknown = await answer.json();
  const codes: readonly unknown[] = isObject(body) && Array.isArray(body.oobCodes) ? body.oobCodes : [];
  const mail = codes.findLast((code) => isObject(code) && code.email === email && code.requestType === requestType);
  if (!isObject(mail) || typeof mail.oobCode !== 'string') throw new Error(`no mail ${requestType} to ${email}`);
  return mail.oobCode;
}

/** Has the verification mail sent, and follows its link. */
export async function verifyByMail(email: string, idToken: string): Promise<void> {
  await askProvider('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await askProvider('update', { oobCode: await codeInMail(email, 'VERIFY_EMAIL') });
}

/** Has the mail for a forgotten password sent, and chooses a new one behind its link. */
export async function resetByMail(email: string, newPassword: string): Promise<void> {
  await askProvider('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await askProvider('resetPassword', { oobCode: await codeInMail(email, 'PASSWORD_RESET'), newPassword });
}
