import { useWords } from '../../../i18n/use-words';
import { PasswordField } from '../../../pieces/person/password-field';
import { useFieldTexts } from '../../../pieces/person/use-field-texts';

interface PresentPasswordProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly isValidated: boolean;
}

/** The present password, which shows that it is the owner who changes something. */
export function PresentPassword({ value, onText, isValidated }: PresentPasswordProps) {
  const say = useWords();
  const text = useFieldTexts();
  return (
    <PasswordField
      label={say('account.passwordNow')}
      help={say('account.passwordNowHelp')}
      autoComplete="current-password"
      value={value}
      onText={onText}
      error={value === '' ? text({ code: 'textMissing' }) : null}
      isValidated={isValidated}
    />
  );
}
