import { expect, test } from 'vitest';
import { coachEmailForm, deletionForm, emailForm, firstPasswordForm, passwordForm } from './account-forms';

interface Checked {
  readonly error?:
    { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}
const refusals = ({ error }: Checked) => error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('[S5-05] a new address is trimmed and valid, and ends in .edu for coaches', () => {
  const typed = { email: ' robin@example.com ', password: 'x' };
  expect(emailForm.safeParse(typed).data?.email).toBe('robin@example.com');
  expect(refusals(coachEmailForm.safeParse(typed))).toEqual(['email: coachNeedsEduEmail']);
  expect(refusals(emailForm.safeParse({ email: 'robin', password: '' }))).toEqual([
    'email: emailInvalid',
    'password: textMissing',
  ]);
});

test('[S5-06] a new password is strong, and the current one is given', () => {
  expect(refusals(passwordForm.safeParse({ current: '', wanted: 'short' }))).toEqual([
    'current: textMissing',
    'wanted: passwordTooWeak',
  ]);
  expect(refusals(firstPasswordForm.safeParse({ wanted: 'long enough 4 anybody' }))).toEqual([]);
  expect(refusals(deletionForm.safeParse({ password: '' }))).toEqual(['password: textMissing']);
});
