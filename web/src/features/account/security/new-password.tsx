import { passwordRefusal } from '@touchline/domain/account/field-refusals';
import { apiMessage } from '@touchline/domain/http/api-messages';
import { useLanguage } from '../../../i18n/language-context';
import { useTranslations } from '../../../i18n/use-translations';
import { PasswordField } from '../../../components/person/password-field';
import { useFieldTexts } from '../../../components/person/use-field-texts';

interface NewPasswordProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly isValidated: boolean;
}

/** The password that somebody chooses, with the rule of registration (specification §5) below it. */
export function NewPassword({ value, onText, isValidated }: NewPasswordProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  const { language } = useLanguage();
  return (
    <PasswordField
      label={t('account.passwordNew')}
      help={apiMessage('passwordTooWeak', language)}
      autoComplete="new-password"
      value={value}
      onText={onText}
      error={text(passwordRefusal(value))}
      isValidated={isValidated}
    />
  );
}
