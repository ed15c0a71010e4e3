import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { MailCheck } from 'lucide-react';
import { useWords } from '../../i18n/use-words';

interface ResetSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** Confirms that an email with the way to a new password was sent to the address (specification §2, Sign-in panel). */
export function ResetSent({ email, onBack }: ResetSentProps) {
  const say = useWords();
  return (
    <Stack gap="4" alignItems="flex-start" color="fg">
      <MailCheck size={40} strokeWidth={1.5} aria-hidden />
      <Text role="status" fontSize="lg" overflowWrap="anywhere">
        {say('signIn.resetSent', { email })}
      </Text>
      <Text color="fg.muted">{say('signIn.resetNothing')}</Text>
      <Button variant="outline" colorPalette="ink" size="lg" onClick={onBack}>
        {say('signIn.backToLogIn')}
      </Button>
    </Stack>
  );
}
