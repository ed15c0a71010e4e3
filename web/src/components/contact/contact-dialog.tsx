import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { NEXT_STEP_TEXTS } from '@touchline/domain/person/mail/thread-mails';
import { NEXT_STEPS, type NextStep } from '@touchline/domain/person/threads/thread-states';
import { THREAD_LIMITS } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-fields';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { ButtonLink } from '../../ui/links';
import { Dialog } from '../../ui/overlays/dialog';
import { DialogCancel } from '../../ui/overlays/dialog-cancel';
import { useToasts } from '../../ui/overlays/toasts';
import { FailedState, FailureLine } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { useLongDate } from '../../ui/use-dates';
import { CONTACT_TEXTS } from './contact-texts';

type Contact = AnswerOf<'contactOf'>['items'][number];

interface ContactDialogProps {
  readonly player: { readonly _id: string; readonly displayName: string };
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** The form of a first message: why, what comes next, a camp; or why the coach cannot write. */
export function ContactDialog({ player, onClose, opener }: ContactDialogProps) {
  const texts = CONTACT_TEXTS[useLanguage().language];
  const callApi = useApi();
  const [chosen, setChosen] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['contactOf', player._id],
    queryFn: async ({ signal }) => (await callApi('contactOf', { params: { playerId: player._id }, signal })).items,
  });
  const contact = data?.[chosen];
  return (
    <Dialog isOpen size="wide" title={texts.writeTo(player.displayName)} onClose={onClose} opener={opener}>
      <Stack gap="4">
        <Box color="fg.muted">{texts.intro}</Box>
        {data !== undefined && data.length > 1 && (
          <SelectField
            label={texts.college}
            options={data.map(({ collegeName }, index) => ({ value: String(index), text: collegeName }))}
            value={String(chosen)}
            onValue={(value) => setChosen(Number(value))}
          />
        )}
        {contact !== undefined && <ContactForm key={contact.collegeId} {...{ contact, player, onClose }} />}
        {data === undefined && error !== null && (
          <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === null && (
          <SkeletonRegion label={texts.loading}>
            <SkeletonText lines={4} />
          </SkeletonRegion>
        )}
      </Stack>
    </Dialog>
  );
}

interface ContactFormProps extends Pick<ContactDialogProps, 'player' | 'onClose'> {
  readonly contact: Contact;
}

function ContactForm({ contact, player, onClose }: ContactFormProps) {
  const { language } = useLanguage();
  const texts = CONTACT_TEXTS[language];
  const t = useTranslations();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const [why, setWhy] = useState('');
  const [nextStep, setNextStep] = useState<NextStep>('answer');
  const [campId, setCampId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { collegeId, refusal, threadId } = contact;
  const text = useTypedField({ of: `contact/${player._id}/${collegeId}`, stored: '', typed: why, onText: setWhy });
  const camps = useQuery({
    queryKey: ['collegeCamps', collegeId],
    queryFn: async ({ signal }) => (await callApi('collegeCamps', { params: { collegeId }, signal })).items,
    enabled: refusal === null,
  });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { player: player._id, collegeId, text: why, nextStep, campId: campId === '' ? null : campId };
      await callApi('startThread', { body });
      text.saved();
      await Promise.all(['threads', 'contactOf'].map((key) => client.invalidateQueries({ queryKey: [key] })));
      show({ variant: 'success', text: texts.sent });
      onClose();
    } catch (refused) {
      setFailure(refusalMessages(refused, t(fallbackKey(refused))).join(' '));
      setIsBusy(false);
    }
  }
  if (refusal !== null)
    return (
      <>
        <Box role="status">{texts.refusal[refusal]}</Box>
        {threadId !== null && (
          <ButtonLink to={`/account?view=inbox&thread=${threadId}`} alignSelf="start">
            {texts.toThread}
          </ButtonLink>
        )}
      </>
    );
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={(event) => void send(event)}>
        <RuleNotice contact={contact} />
        {text.offer}
        <TextAreaField
          label={texts.why}
          help={texts.whyHelp}
          value={why}
          onText={setWhy}
          rows={{ least: 5, most: 14 }}
          maxLength={THREAD_LIMITS.textMax}
        />
        <SelectField
          label={texts.next}
          options={NEXT_STEPS.map((value) => ({ value, text: NEXT_STEP_TEXTS[language][value] }))}
          value={nextStep}
          onValue={(value) => setNextStep(NEXT_STEPS.find((one) => one === value) ?? 'answer')}
        />
        {camps.data !== undefined && camps.data.length > 0 && (
          <SelectField
            label={texts.camp}
            options={[{ value: '', text: texts.noCamp }, ...camps.data.map(({ _id, name }) => ({ value: _id, text: name }))]}
            value={campId}
            onValue={setCampId}
            isRequired={false}
          />
        )}
        <FailureLine text={failure} />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {texts.send}
          </BusyButton>
          <DialogCancel text={texts.cancel} />
        </Box>
      </form>
    </Stack>
  );
}

/** What the rules of the college's organisation say about writing to this class; it refuses nothing. */
function RuleNotice({ contact: { rule } }: { readonly contact: Contact }) {
  const { language } = useLanguage();
  const texts = CONTACT_TEXTS[language];
  const longDate = useLongDate();
  if (rule === null) return null;
  return (
    <Box p="3" borderWidth="1px" borderRadius="control" bg="bg.muted">
      <Box fontWeight="medium">
        {rule.from === null ? texts.rule(rule.whose, rule.text[language]) : texts.ruleFrom(rule.whose, longDate(rule.from))}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {texts.ruleNote}
      </Box>
    </Box>
  );
}
