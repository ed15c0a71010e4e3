import { describe, expect, test } from 'vitest';
import { english } from '../../i18n/english';
import { german } from '../../i18n/german';
import { ApiRefusal, apiRefusalOf } from '../../lib/api/api-refusal';
import { signInFailureText } from './sign-in-failure';

const fromProvider = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('what is said of a failed sign-in', () => {
  test('[S8-05] is the session’s message, or Login failed', () => {
    const t = (key: keyof typeof english) => english[key];
    expect(signInFailureText(new ApiRefusal(401, null, [{ message: 'Too old.', field: null }]), t)).toBe('Too old.');
    expect(signInFailureText(apiRefusalOf(401, { code: 'x', message: 'Try again tomorrow.' }), t)).toBe('Try again tomorrow.');
    expect(signInFailureText(apiRefusalOf(401, { code: 'x', message: ' ' }), t)).toBe('Login failed');
    expect(signInFailureText(new ApiRefusal(500), t)).toBe('Login failed');
    expect(signInFailureText(new Error('a bug of ours'), t)).toBe('Login failed');
    expect(signInFailureText('odd', t)).toBe('Login failed');
  });

  test('[S8-05] is otherwise the provider’s message, in German where we know it', () => {
    const disabled = fromProvider('auth/user-disabled', 'Firebase: Error (auth/user-disabled).');
    expect(signInFailureText(disabled, (key) => english[key])).toBe('The user account has been disabled by an administrator.');
    expect(signInFailureText(disabled, (key) => german[key])).toBe('Dieses Konto wurde gesperrt.');
    const rare = fromProvider('auth/rare', 'Something rare.');
    expect(signInFailureText(rare, (key) => german[key])).toBe('Something rare.');
  });
});
