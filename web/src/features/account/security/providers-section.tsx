import { Box } from '@chakra-ui/react/box';
import { useWords } from '../../../i18n/use-words';
import { Section } from '../../../ui/section';
import { useDay } from '../use-day';
import type { OwnAccount } from '../use-own-account';

const WORDS = { password: 'account.provider.password', 'google.com': 'account.provider.google' } as const;

/** The ways in which somebody signs in, and when that was last. */
export function ProvidersSection({ account }: { readonly account: OwnAccount }) {
  const say = useWords();
  const day = useDay();
  return (
    <Section title={say('account.providers')}>
      <Box as="ul" listStyleType="none">
        {account.providers.map((provider) => (
          <Box as="li" key={provider} minH="11" display="flex" alignItems="center" fontWeight="medium">
            {provider === 'password' || provider === 'google.com' ? say(WORDS[provider]) : provider}
          </Box>
        ))}
      </Box>
      {account.lastSignInAt !== null && (
        <Box textStyle="small" color="fg.muted">
          {say('account.lastSignIn', { date: day(account.lastSignInAt) })}
        </Box>
      )}
    </Section>
  );
}
