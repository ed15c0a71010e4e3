import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { type SyntheticEvent, useState } from 'react';
import { useWords } from '../../i18n/use-words';
import { useSession } from '../../session/session-context';
import { TextField } from '../../ui/text-field';
import { signInFailureText } from './sign-in-failure';

/** Email and password; what goes wrong is said under the fields, and what was typed stays. */
export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const say = useWords();
  const { signIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      await signIn(email.trim(), password);
      onDone();
    } catch (refusal) {
      setFailure(signInFailureText(refusal, say));
      setIsBusy(false);
    }
  }

  return (
    <Stack asChild gap="4">
      <form onSubmit={(event) => void submit(event)}>
        <TextField label={say('signIn.email')} type="email" autoComplete="username" value={email} onText={setEmail} />
        <TextField
          label={say('signIn.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
        />
        <Box role="alert" color="fg.error" fontWeight="medium" minH="1.625rem">
          {failure}
        </Box>
        <Button type="submit" size="xl" loading={isBusy} loadingText={say('signIn.submit')}>
          {say('signIn.submit')}
        </Button>
      </form>
    </Stack>
  );
}
