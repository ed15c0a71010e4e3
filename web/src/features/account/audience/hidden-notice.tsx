import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { REPORT_NOTE_MAX } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';
import { Notice } from '../../../ui/states/notice';
import { useAction } from '../../../ui/use-action';
import type { OwnProfile } from '../../../session/session-state';
import { HIDDEN_TEXTS } from './hidden-texts';

type Shown = Omit<OwnProfile, 'email' | 'currency'>;
type Part = SentBodyOf<'answerHiding'>['part'];
type Hiding = NonNullable<Shown['withheld']>;

interface HiddenNoticesProps {
  readonly profile: Shown;
  readonly onProfile: (after: Shown) => void;
}

/** What an admin hides of the user's profile and why; each can be answered once. */
export function HiddenNotices({ profile, onProfile }: HiddenNoticesProps) {
  const { _id: uid, withheld, withheldParts } = profile;
  return (
    <Stack gap="4" mb="6">
      {withheld !== null && <HiddenNotice {...{ uid, onProfile }} part={null} hiding={withheld} />}
      {withheldParts.map(({ part, ...hiding }) => (
        <HiddenNotice key={`${part.kind} ${part.place}`} {...{ uid, part, hiding, onProfile }} />
      ))}
    </Stack>
  );
}

interface HiddenNoticeProps {
  readonly uid: string;
  /** The hidden part; null for the whole profile. */
  readonly part: Part;
  readonly hiding: Hiding;
  readonly onProfile: (after: Shown) => void;
}

/** One hidden thing, its reason, and the form of the answer until there is one. What was typed is offered again. */
function HiddenNotice({ uid, part, hiding: { reason, answeredAt }, onProfile }: HiddenNoticeProps) {
  const texts = HIDDEN_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { isBusy, run } = useAction();
  const [typed, setTyped] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const of = `profiles/${uid}/hidingAnswer/${part?.place ?? ''}`;
  const { offer, saved } = useTypedField({ of, stored: '', typed, onText: setTyped });
  const text = typed.trim();
  const title = part === null ? texts.profile : texts.parts[part.kind === 'picture' ? 'picture' : part.place];

  const answer = () => {
    setIsValidated(true);
    if (text === '') return;
    void run(async () => {
      try {
        const { profile } = await callApi('answerHiding', { params: { profileId: uid }, body: { part, text } });
        saved();
        show({ variant: 'success', text: texts.sent });
        onProfile(profile);
      } catch (failure) {
        refused(failure);
      }
    });
  };

  return (
    <Notice title={title} text={texts.reason(reason)}>
      {answeredAt !== null ? (
        <Box>{texts.answered}</Box>
      ) : (
        <Stack asChild gap="4" width="full">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              answer();
            }}
          >
            {offer}
            <TextAreaField
              label={texts.label}
              help={texts.help}
              rows={{ least: 3, most: 8 }}
              maxLength={REPORT_NOTE_MAX}
              value={typed}
              onText={setTyped}
              isValidated={isValidated}
              error={text === '' ? texts.missing : null}
            />
            <Box>
              <BusyButton type="submit" size="lg" isBusy={isBusy}>
                {texts.send}
              </BusyButton>
            </Box>
          </form>
        </Stack>
      )}
    </Notice>
  );
}
