import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { MailCheck } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';

interface ResetSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** Confirms that an email with the way to a new password was sent to the address (specification §2, Sign-in panel). */
export function ResetSent({ email, onBack }: ResetSentProps) {
  const t = useTranslations();
  return (
    <Stack gap="4" alignItems="flex-start" color="fg">
      <MailCheck size={40} strokeWidth={1.5} aria-hidden />
      <Text role="status" fontSize="lg" overflowWrap="anywhere">
        {t('signIn.resetSent', { email })}
      </Text>
      <Text color="fg.muted">{t('signIn.resetNothing')}</Text>
      <Button variant="outline" colorPalette="ink" size="lg" onClick={onBack}>
        {t('signIn.backToLogIn')}
      </Button>
    </Stack>
  );
}
