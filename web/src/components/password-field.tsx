import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { FieldFrame } from '../ui/fields/field-frame';
import { Input } from '../ui/fields/text-controls';
import { Icon } from '../ui/icon';

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
            <Icon as={isShown ? EyeOff : Eye} />
          </IconButton>
        </Box>
      )}
    </FieldFrame>
  );
}
