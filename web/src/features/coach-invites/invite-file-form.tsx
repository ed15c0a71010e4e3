import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { useId } from 'react';
import { FailureLine } from '../../ui/states/failures';
import { ProgressLine } from '../../ui/states/progress-line';
import { useAction } from '../../ui/use-action';
import { type InviteTexts, useInviteTexts } from './invite-texts';
import { type FileState, useInviteFile } from './use-invite-file';

const MOST_SHOWN = 50;

/** Invites many coaches by a CSV file: checked line by line first, then sent, with progress and refusals by line. */
export function InviteFileForm() {
  const texts = useInviteTexts();
  const id = useId();
  const { state, check, send } = useInviteFile(texts);
  const { isBusy, run } = useAction();
  const toSend = state.step === 'checked' ? state.fine.slice(0, state.leftToday) : [];
  return (
    <Stack gap="4">
      <Box color="fg.muted">{texts.manyText}</Box>
      <Box>
        <Box asChild fontWeight="medium" mb="2" display="block">
          <label htmlFor={id}>{texts.file}</label>
        </Box>
        <Input
          id={id}
          type="file"
          size="xl"
          py="3"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void run(() => check(file));
            currentTarget.value = '';
          }}
        />
      </Box>
      {state.step === 'failed' && <FailureLine text={state.reason} />}
      {(state.step === 'checking' || state.step === 'sending') && (
        <Box>
          <ProgressLine
            label={texts.file}
            percent={(100 * state.done) / state.all}
            valueText={texts[state.step](state.done, state.all)}
          />
          <Box color="fg.muted" textStyle="small">
            {texts[state.step](state.done, state.all)}
          </Box>
        </Box>
      )}
      {state.step === 'checked' && (
        <Box role="status">
          {texts.fine(state.fine.length)} {state.flagged > 0 && texts.flagged(state.flagged)}{' '}
          {state.fine.length > state.leftToday && texts.tooManyToday(state.leftToday)}
        </Box>
      )}
      {state.step === 'sent' && <Box role="status">{texts.allSent(state.count)}</Box>}
      <RefusedLines state={state} texts={texts} />
      {toSend.length > 0 && (
        <Box>
          <Button size="xl" disabled={isBusy} onClick={() => void run(() => send(toSend))}>
            {texts.sendAll(toSend.length)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

/** Why lines were refused, by their number in the file. */
function RefusedLines({ state, texts }: { readonly state: FileState; readonly texts: InviteTexts }) {
  if ((state.step !== 'checked' && state.step !== 'sent') || state.refused.length === 0) return null;
  const { refused } = state;
  return (
    <Box>
      <Box fontWeight="medium">{texts.refused(refused.length)}</Box>
      <Box
        as="ul"
        listStyleType="none"
        textStyle="small"
        maxH="20rem"
        overflowY="auto"
        tabIndex={0}
        aria-label={texts.refused(refused.length)}
      >
        {refused.slice(0, MOST_SHOWN).map(({ line, reason }) => (
          <Box as="li" key={line.line} py="1" overflowWrap="anywhere">
            {texts.line(line.line, line.email, reason)}
          </Box>
        ))}
        {refused.length > MOST_SHOWN && <Box as="li">{texts.refusedMore(refused.length - MOST_SHOWN)}</Box>}
      </Box>
    </Box>
  );
}
