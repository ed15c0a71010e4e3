import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { TextButton } from './text-button';

interface ChosenEmailProps {
  readonly email: string;
  readonly onOther: () => void;
}

/** The address that was typed, and the way back to type another. Password managers find it beside the password. */
export function ChosenEmail({ email, onOther }: ChosenEmailProps) {
  const t = useTranslations();
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" columnGap="4" flexWrap="wrap">
      <Box fontWeight="600" minW="0" overflowWrap="anywhere">
        {email}
      </Box>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextButton type="button" onClick={onOther}>
        {t('signIn.otherEmail')}
      </TextButton>
    </Box>
  );
}
