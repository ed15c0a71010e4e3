import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/section';
import { useDay } from '../use-day';
import type { OwnAccount } from '../use-own-account';

const WORDS = { password: 'account.provider.password', 'google.com': 'account.provider.google' } as const;

/** The ways in which somebody signs in, and when that was last. */
export function ProvidersSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useDay();
  return (
    <Section title={t('account.providers')}>
      <Box as="ul" listStyleType="none">
        {account.providers.map((provider) => (
          <Box as="li" key={provider} minH="11" display="flex" alignItems="center" fontWeight="medium">
            {provider === 'password' || provider === 'google.com' ? t(WORDS[provider]) : provider}
          </Box>
        ))}
      </Box>
      {account.lastSignInAt !== null && (
        <Box textStyle="small" color="fg.muted">
          {t('account.lastSignIn', { date: day(account.lastSignInAt) })}
        </Box>
      )}
    </Section>
  );
}
