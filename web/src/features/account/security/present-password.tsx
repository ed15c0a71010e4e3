import { useTranslations } from '../../../i18n/use-translations';
import { PasswordField } from '../../../components/person/password-field';
import { useFieldTexts } from '../../../components/person/use-field-texts';

interface PresentPasswordProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly isValidated: boolean;
}

/** The present password, which shows that it is the owner who changes something. */
export function PresentPassword({ value, onText, isValidated }: PresentPasswordProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  return (
    <PasswordField
      label={t('account.passwordNow')}
      help={t('account.passwordNowHelp')}
      autoComplete="current-password"
      value={value}
      onText={onText}
      error={value === '' ? text({ code: 'textMissing' }) : null}
      isValidated={isValidated}
    />
  );
}
