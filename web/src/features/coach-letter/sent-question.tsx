import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { savedAfterWriting } from '@touchline/domain/person/letters/letter-to-coach';
import { useState } from 'react';
import { useSavedColleges, useSaving } from '../../components/saving/use-saved-colleges';
import { useLanguage } from '../../i18n/language-provider';
import { BusyButton } from '../../ui/busy-button';
import { todayHere, useLongDate } from '../../ui/use-dates';
import { COACH_LETTER_TEXTS } from './coach-letter-texts';

interface SentQuestionProps {
  readonly collegeId: string;
  readonly college: string;
  readonly onDone: () => void;
}

/** Asks whether the mail was sent, and marks the college as contacted in the player's saved colleges. */
export function SentQuestion({ collegeId, college, onDone }: SentQuestionProps) {
  const { language } = useLanguage();
  const texts = COACH_LETTER_TEXTS[language];
  const longDate = useLongDate();
  const { saved } = useSavedColleges();
  const { change } = useSaving();
  const [isBusy, setIsBusy] = useState(false);
  const [today] = useState(todayHere);
  const before = saved.data?.find((one) => one.collegeId === collegeId) ?? null;
  const body = savedAfterWriting(before, language, today);
  async function mark() {
    setIsBusy(true);
    const isDone = await change(
      collegeId,
      before,
      body,
      body.stage === undefined ? texts.planned(college) : texts.marked(college),
    );
    setIsBusy(false);
    if (isDone) onDone();
  }
  if (body.stage === undefined && body.nextStep === undefined) return null;
  return (
    <Box role="group" aria-label={texts.sent} borderWidth="1px" borderRadius="card" bg="bg.subtle" p="4">
      <Text fontWeight="semibold">{texts.sent}</Text>
      {body.stage !== undefined && <Text mt="1">{texts.sentText(college)}</Text>}
      {body.nextStep?.on !== undefined && body.nextStep.on !== null && (
        <Text mt="1" textStyle="small" color="fg.muted">
          {texts.nextStep(longDate(body.nextStep.on))}
        </Text>
      )}
      <BusyButton size="lg" mt="3" isBusy={isBusy || saved.data === undefined} onClick={() => void mark()}>
        {body.stage === undefined ? texts.plan : texts.mark}
      </BusyButton>
    </Box>
  );
}
