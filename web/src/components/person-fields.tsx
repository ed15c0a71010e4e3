import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { type FieldRefusal, nameRefusal } from '@touchline/domain/person/account/field-refusals';
import { Eye, EyeOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { useTranslations } from '../i18n/use-translations';
import { FieldFrame } from '../ui/field-frame';
import { Input } from '../ui/text-controls';
import { TextField } from '../ui/text-fields';

/** A person's names as a form edits them. */
interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  readonly names: Names;
  readonly onChange: (changes: Partial<Names>) => void;
  /** True once the form was sent. */
  readonly isValidated: boolean;
}

/** First and last name, with the hint that the last name has to match the government ID (S5-01). */
export function NameFields({ names, onChange, isValidated }: NameFieldsProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  return (
    <>
      <TextField
        label={t('person.firstName')}
        type="text"
        autoComplete="given-name"
        value={names.firstName}
        onText={(firstName) => onChange({ firstName })}
        error={text(nameRefusal(names.firstName))}
        isValidated={isValidated}
      />
      <TextField
        label={t('person.lastName')}
        help={t('person.lastNameHint')}
        type="text"
        autoComplete="family-name"
        value={names.lastName}
        onText={(lastName) => onChange({ lastName })}
        error={text(nameRefusal(names.lastName))}
        isValidated={isValidated}
      />
    </>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly help?: string | undefined;
  readonly error: string | null;
  readonly isValidated: boolean;
}

/** A password field, hidden until its eye button is pressed. */
export function PasswordField({ label, autoComplete, value, onText, help, error, isValidated }: PasswordFieldProps) {
  const t = useTranslations();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} help={help} error={error} isValidated={isValidated}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onText(event.target.value)}
            size="xl"
            pe="14"
          />
          <IconButton
            type="button"
            aria-label={t(isShown ? 'person.hidePassword' : 'person.showPassword')}
            aria-pressed={isShown}
            variant="ghost"
            colorPalette="ink"
            position="absolute"
            insetEnd="1.5"
            top="1.5"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} strokeWidth={1.75} aria-hidden /> : <Eye size={20} strokeWidth={1.75} aria-hidden />}
          </IconButton>
        </Box>
      )}
    </FieldFrame>
  );
}

/** Returns the message of a field's refusal, in the API's own wording. */
export function useFieldTexts(): (refusal: FieldRefusal | null) => string | null {
  const { language } = useLanguage();
  return useCallback((refusal) => (refusal === null ? null : apiMessage(refusal.code, language, refusal.values)), [language]);
}
