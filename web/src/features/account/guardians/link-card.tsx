import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { Dialog } from '../../../ui/overlays/dialog';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { GUARDIAN_VIEW_TEXTS } from './guardian-texts';
import { type Child, type Guardian, useGuardianships } from '../../../components/guardianship/use-guardianships';

interface LinkCardProps {
  readonly link: Guardian | Child;
  /** Which side the reader is. */
  readonly side: 'player' | 'guardian';
  readonly name: string;
  readonly detail: string | null;
  readonly children?: ReactNode;
}

/** One link: with whom, how far it has come, and the way out of it. */
export function LinkCard({ link, side, name, detail, children }: LinkCardProps) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const day = useLongDate();
  const { guardianshipId, state, waitsFor, validUntil } = link;
  const isOver = state === 'expired' || state === 'ended';
  // Who is asked says yes or no; they have nothing to withdraw.
  const isAsked = state === 'asked' && waitsFor.includes(side);
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box minW="0" overflowWrap="anywhere">
          <Box fontWeight="semibold">{name}</Box>
          {detail !== null && (
            <Box textStyle="small" color="fg.muted">
              {detail}
            </Box>
          )}
        </Box>
        <Chip tone={state === 'confirmed' ? 'pitch' : 'quiet'}>{texts.states[state]}</Chip>
      </Box>
      {state === 'asked' && (
        <Box textStyle="small" color="fg.muted" mt="1">
          {[...waitsFor.map((one) => (one === side ? texts.waitsForYou : texts.waits[one])), texts.until(day(validUntil))].join(
            ' ',
          )}
        </Box>
      )}
      {children}
      {!isOver && !isAsked && <EndLink id={guardianshipId} name={name} isConfirmed={state === 'confirmed'} />}
    </Box>
  );
}

/** Ends a link, or withdraws a question, after a confirmation. */
function EndLink({ id, name, isConfirmed }: { readonly id: string; readonly name: string; readonly isConfirmed: boolean }) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { store } = useGuardianships();
  const { isBusy, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const button = isConfirmed ? texts.end : texts.withdraw;
  const end = () =>
    run(async () => {
      const answer = await callApi('endGuardianship', { params: { guardianshipId: id } });
      setIsAsked(false);
      store(answer);
      show({ variant: 'success', text: texts.ended });
    });
  return (
    <Box mt="3">
      <Button
        ref={opener}
        size="lg"
        variant="outline"
        colorPalette="ink"
        aria-label={`${button}: ${name}`}
        onClick={() => setIsAsked(true)}
      >
        {button}
      </Button>
      <Dialog isOpen={isAsked} title={texts.endQuestion} onClose={() => setIsAsked(false)} opener={() => opener.current}>
        <Box overflowWrap="anywhere">{`${name}. ${texts.endText}`}</Box>
        <Box display="flex" flexWrap="wrap" gap="3" mt="5">
          <BusyButton size="lg" colorPalette="red" isBusy={isBusy} onClick={() => void end()}>
            {button}
          </BusyButton>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(false)}>
            {texts.cancel}
          </Button>
        </Box>
      </Dialog>
    </Box>
  );
}

interface AnswerButtonsProps {
  readonly id: string;
  readonly name: string;
  /** Whether the yes is possible already. */
  readonly hasRead: boolean;
}

/** Yes and no to an open question. */
export function AnswerButtons({ id, name, hasRead }: AnswerButtonsProps) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { store } = useGuardianships();
  const { isBusy, run } = useAction();
  const send = (answer: 'yes' | 'no') =>
    run(async () => {
      store(await callApi('answerGuardianship', { params: { guardianshipId: id }, body: { answer, hasRead } }));
      show({ variant: 'success', text: texts.answered });
    });
  return (
    <Box display="flex" flexWrap="wrap" gap="3" mt="3" role="group" aria-label={name}>
      <BusyButton size="lg" isBusy={isBusy} busyText={texts.yes} onClick={() => void send('yes')}>
        {texts.yes}
      </BusyButton>
      <BusyButton
        size="lg"
        variant="outline"
        colorPalette="ink"
        isBusy={isBusy}
        busyText={texts.no}
        onClick={() => void send('no')}
      >
        {texts.no}
      </BusyButton>
    </Box>
  );
}
