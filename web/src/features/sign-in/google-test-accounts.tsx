import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { GoogleTestAccount } from '../../session/auth-provider';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/states/failures';
import { TextField } from '../../ui/fields/text-fields';
import { ContactWhereSuspended } from './contact-where-suspended';

/** Test accounts; the last one's address ends in .edu, so that it can register as a coach. */
const ACCOUNTS: readonly GoogleTestAccount[] = [
  { name: 'Marlow Fieldstone', email: 'marlow.google@touchline.example' },
  { name: 'Indigo Wavecrest', email: 'indigo.google@touchline.example' },
  { name: 'Sorrel Quayside', email: 'sorrel.google@harborpoint.example.edu' },
];

/** Shown in local builds only, therefore not part of the site's message tables. */
const TEXTS = {
  en: {
    about: 'Google cannot be reached from a local stack. These test accounts stand in for its window.',
    other: 'Another account',
    name: 'Name',
    email: 'Email',
    go: 'Sign in with this account',
  },
  de: {
    about: 'Von einem lokalen Stand aus ist Google nicht erreichbar. Diese Testkonten stehen für sein Fenster.',
    other: 'Ein anderes Konto',
    name: 'Name',
    email: 'E-Mail',
    go: 'Mit diesem Konto anmelden',
  },
} as const;

interface GoogleTestAccountsProps {
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly code: string | null;
  readonly onAccount: (account: GoogleTestAccount) => void;
}

/**
 * Replaces Google's window where the Auth emulator accepts unsigned credentials: a choice of test accounts, or another
 * one.
 */
export function GoogleTestAccounts({ isBusy, failure, code, onAccount }: GoogleTestAccountsProps) {
  const texts = TEXTS[useLanguage().language];
  const [other, setOther] = useState<GoogleTestAccount>({ name: '', email: '' });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (other.email.trim() !== '') onAccount({ name: other.name.trim(), email: other.email.trim() });
  }

  return (
    <Stack gap="5" data-local-google="">
      <Text color="fg.muted">{texts.about}</Text>
      {ACCOUNTS.map((account) => (
        <Button
          key={account.email}
          variant="outline"
          colorPalette="ink"
          height="auto"
          py="3"
          justifyContent="flex-start"
          textAlign="start"
          whiteSpace="normal"
          disabled={isBusy}
          onClick={() => onAccount(account)}
        >
          <Box minW="0" overflowWrap="anywhere">
            {account.name}
            <Box textStyle="small" fontWeight="normal" color="fg.muted">
              {account.email}
            </Box>
          </Box>
        </Button>
      ))}
      <Stack asChild gap="4" borderTopWidth="1px" pt="5">
        <form noValidate onSubmit={submit} aria-label={texts.other}>
          <TextField
            label={texts.name}
            type="text"
            autoComplete="off"
            value={other.name}
            onText={(name) => setOther({ ...other, name })}
          />
          <TextField
            label={texts.email}
            type="email"
            autoComplete="off"
            value={other.email}
            onText={(email) => setOther({ ...other, email })}
          />
          <FailureLine text={failure} />
          <ContactWhereSuspended code={code} />
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={texts.go}>
            {texts.go}
          </BusyButton>
        </form>
      </Stack>
    </Stack>
  );
}
