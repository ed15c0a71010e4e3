import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { INVITES } from '@touchline/domain/reference/limits';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField, TextField } from '../../ui/fields/text-fields';
import { FailureLine } from '../../ui/states/failures';
import { useTypedText } from '../../ui/forms/unsaved/use-typed-text';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useInviteTexts } from './invite-texts';

const EMPTY = { email: '', college: '', team: 'male', post: 'headcoach', language: 'en', message: '' } as const;

/** The typed texts before anything was typed; choices are no text. */
const STORED = { email: '', college: '', message: '' };

type Typed = Readonly<Record<keyof typeof EMPTY, string>>;

/** Invites one coach; a refusal stands at its field, and what was typed stays. */
export function InviteForm() {
  const t = useTranslations();
  const texts = useInviteTexts();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const { isBusy, run } = useAction();
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const [refusal, setRefusal] = useState<{ readonly field: string | null; readonly reason: string } | null>(null);
  const unsaved = useTypedText({
    of: 'admin/coachInvites',
    stored: STORED,
    restore: (texts) => setTyped((now) => ({ ...now, ...texts })),
  });
  const set = (field: keyof Typed) => (text: string) => {
    const next = { ...typed, [field]: text };
    setTyped(next);
    unsaved.record({ email: next.email, college: next.college, message: next.message });
  };
  const errorAt = (field: keyof Typed) => (refusal?.field === field ? refusal.reason : null);

  const send = () =>
    run(async () => {
      const { results } = await callApi('inviteCoaches', { body: { lines: [typed], checks: false } });
      const [result] = results;
      if (result?.isFine !== true) {
        setRefusal({ field: result?.field ?? null, reason: result?.reason ?? '' });
        return;
      }
      setRefusal(null);
      unsaved.saved();
      setTyped({ ...EMPTY, language: typed.language });
      const flag = result.usesFreeMail ? ` ${texts.freeMailText}` : '';
      show({ variant: 'success', text: `${texts.sent(typed.email)}.${flag}` });
      await client.invalidateQueries({ queryKey: ['adminInvites'] });
    });
  const field = (name: keyof Typed) => ({ value: typed[name], error: errorAt(name), isValidated: true });
  return (
    <Stack asChild gap="4">
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        {unsaved.offer}
        <TextField {...field('email')} label={texts.email} type="email" autoComplete="off" onText={set('email')} />
        <TextField
          {...field('college')}
          {...{ label: texts.college, help: texts.collegeHelp, onText: set('college') }}
          type="text"
          autoComplete="off"
        />
        <SelectField
          {...field('team')}
          label={texts.team}
          value={typed.team === 'female' ? 'female' : 'male'}
          onValue={set('team')}
          options={(['male', 'female'] as const).map((value) => ({ value, text: texts[value] }))}
        />
        <SelectField
          {...field('post')}
          label={texts.post}
          value={COACH_STAFF_TYPES.find((one) => one === typed.post) ?? 'headcoach'}
          onValue={set('post')}
          options={COACH_STAFF_TYPES.map((value) => ({ value, text: t(`account.type.${value}`) }))}
        />
        <SelectField
          {...field('language')}
          label={texts.language}
          value={typed.language === 'de' ? 'de' : 'en'}
          onValue={set('language')}
          options={[
            { value: 'en', text: 'English' },
            { value: 'de', text: 'Deutsch' },
          ]}
        />
        <TextAreaField
          {...field('message')}
          {...{ label: texts.message, help: texts.messageHelp, onText: set('message') }}
          isRequired={false}
          rows={{ least: 3, most: 8 }}
          maxLength={INVITES.messageMax}
        />
        <FailureLine text={refusal !== null && refusal.field === null ? refusal.reason : null} />
        <Box>
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={texts.send}>
            {texts.send}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
