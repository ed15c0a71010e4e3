import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormPassword } from '../../components/form-password';
import { type Translate, useTranslations } from '../../i18n/use-translations';
import { ApiRefusal, fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { failureCode } from '../../lib/api/reported-events';
import type { GoogleTestAccount } from '../../session/auth-provider';
import type { SessionActions } from '../../session/session-actions';
import { useSession } from '../../session/session-context';
import { isWrongPassword } from '../../session/session-failure';
import type { OwnAccount } from '../../components/own-account/use-own-account';

/**
 * Runs a change that needs a recent sign-in, one at a time. `failure` is the text of what went wrong, for a line in the
 * form; null while nothing did. A wrong password goes to `onWrongPassword` instead, for the field that holds it.
 */
export function useReauthentication(onWrongPassword: (text: string) => void = () => undefined) {
  const t = useTranslations();
  const { actions } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function run(change: (actions: SessionActions) => Promise<void>) {
    setIsBusy(true);
    setFailure(null);
    try {
      await change(await actions());
    } catch (refusal) {
      if (isWrongPassword(refusal)) onWrongPassword(t('account.wrongPassword'));
      else setFailure(reauthenticationFailureText(refusal, t));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, run };
}

/** The text for a failed reauthentication, or for a change that the API refused. */
function reauthenticationFailureText(failure: unknown, t: Translate): string {
  if (failure instanceof ApiRefusal) return refusalMessages(failure, t(fallbackKey(failure))).join(' ');
  const code = failureCode(failure);
  if (code === 'auth/user-mismatch') return t('account.otherGoogle');
  return t(code === 'auth/too-many-requests' ? 'account.tooMany' : 'account.confirmFailed');
}

interface CurrentPasswordFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** The field for the current password, which proves that the owner makes the change. */
export function CurrentPasswordField<Values extends FieldValues>({ control, name }: CurrentPasswordFieldProps<Values>) {
  const t = useTranslations();
  return (
    <FormPassword
      control={control}
      name={name}
      label={t('account.passwordNow')}
      help={t('account.passwordNowHelp')}
      autoComplete="current-password"
    />
  );
}

/** The owner's test account for the local stand-in of Google's window; null in every other build. */
export function googleTestAccountOf({ email, firstName, lastName }: OwnAccount): GoogleTestAccount | null {
  const isLocal = import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true';
  return isLocal ? { name: `${firstName} ${lastName}`, email } : null;
}
