import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { FORMER_USERNAMES } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { useSession, useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { focusFirstFault } from '../../ui/forms/use-schema-form';
import { Section } from '../../ui/page-layout';
import { TextField } from '../../ui/fields/text-fields';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { type KnownState, useUsernameState } from './use-username-state';

/** The username, the address of the user's page, and the form that changes it (docs/decisions/063-usernames.md). */
export function UsernameSection() {
  const t = useTranslations();
  const { profile } = useSessionState();
  if (profile === null) return null;
  return (
    <Section title={t('account.username')}>
      <Box maxW="text" mb="5" overflowWrap="anywhere">
        {t('account.usernameText', { address: `/profile/${profile.username}` })}
      </Box>
      <UsernameForm profileId={profile._id} />
    </Section>
  );
}

/** A new username: its state is told while it is typed, and why it was refused at its field. */
function UsernameForm({ profileId }: { readonly profileId: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<{ readonly name: string; readonly message: string } | null>(null);
  const text = useTypedField({ of: 'account/username', stored: '', typed, onText: setTyped });
  const name = typed.trim().toLowerCase();
  const error = refusal !== null && refusal.name === name ? refusal.message : null;

  useEffect(() => {
    if (refusal !== null) focusFirstFault(element.current);
  }, [refusal]);

  const change = async () => {
    try {
      const { profile } = await callApi('changeUsername', { params: { profileId }, body: { username: name } });
      text.saved();
      setTyped('');
      show({ variant: 'success', text: t('account.usernameChanged', { address: `/profile/${profile.username}` }) });
      await (await actions()).refresh();
    } catch (failure) {
      const message = failure instanceof ApiRefusal ? failure.errors.find(({ field }) => field === 'username')?.message : null;
      if (message === null || message === undefined) throw failure;
      setRefusal({ name, message });
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void run(change);
  };
  return (
    <Stack asChild gap="4" maxW="form">
      <form ref={element} noValidate onSubmit={submit}>
        {text.offer}
        <TextField
          label={t('account.usernameChoose')}
          help={t('account.usernameHelp', { most: FORMER_USERNAMES.most })}
          type="text"
          autoComplete="off"
          value={typed}
          onText={setTyped}
          error={error}
          isValidated
        />
        <Box role="status" _empty={{ display: 'none' }}>
          {name !== '' && error === null && <StateOfName name={name} />}
        </Box>
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={t('account.usernameChange')}>
            {t('account.usernameChange')}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}

const COLOURS = {
  checking: 'fg.muted',
  free: 'pitch.fg',
  own: 'pitch.fg',
  taken: 'fg.error',
  reserved: 'fg.error',
  invalid: 'fg.muted',
} as const satisfies Record<NonNullable<KnownState>, string>;

/** Whether a name that is being typed can be taken. Nothing where the server could not be asked. */
function StateOfName({ name }: { readonly name: string }) {
  const t = useTranslations();
  const state = useUsernameState(name);
  if (state === null) return null;
  return (
    <Box color={COLOURS[state]} fontWeight="medium" overflowWrap="anywhere">
      {t(`account.usernameIs.${state}`, { name })}
    </Box>
  );
}
