import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import {
  type Letter,
  type LetterReason,
  letterReasons,
  type LetterTeam,
  letterToCoach,
  type LetterWriter,
  mailtoOf,
  openPlacesIn,
} from '@touchline/domain/person/letters/letter-to-coach';
import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField, TextField } from '../../ui/fields/text-fields';
import { Icon } from '../../ui/icon';
import { Dialog } from '../../ui/overlays/dialog';
import { useToasts } from '../../ui/overlays/toasts';
import { COACH_LETTER_TEXTS } from './coach-letter-texts';
import { SentQuestion } from './sent-question';

const LANGUAGES = [
  { value: 'en', text: 'English' },
  { value: 'de', text: 'Deutsch' },
] as const;

const MOST_LETTERS = { subject: 200, body: 5000 } as const;

/** The coach that a mail is drafted to, and the team whose page gives the reasons. */
export interface LetterReceiver {
  readonly collegeId: string;
  readonly coach: string;
  /** Null where the coach has published none. */
  readonly email: string | null;
  readonly team: LetterTeam;
}

interface CoachLetterDialogProps {
  readonly receiver: LetterReceiver;
  readonly writer: LetterWriter;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** The draft of a mail to a coach, its reason and language, and the ways to send it from one's own mail program. */
export function CoachLetterDialog({ receiver, writer, onClose, opener }: CoachLetterDialogProps) {
  const texts = COACH_LETTER_TEXTS[useLanguage().language];
  const show = useToasts();
  const [language, setLanguage] = useState<Language>('en');
  const [chosen, setChosen] = useState(0);
  const [edited, setEdited] = useState<Letter | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const reasons = letterReasons(writer, receiver.team);
  const { college } = receiver.team;
  const reason = reasons[chosen] ?? null;
  const drafted = letterToCoach({ writer, coach: receiver.coach, college, reason, language, origin: location.origin });
  const letter = edited ?? drafted;
  const places = openPlacesIn(letter.body);
  const { address, isWhole } = mailtoOf(receiver.email, letter);

  async function copy() {
    setIsTaken(true);
    try {
      await navigator.clipboard.writeText(letter.body);
      show({ variant: 'success', text: texts.copied });
    } catch {
      show({ variant: 'danger', text: texts.notCopied });
    }
  }
  return (
    <Dialog isOpen size="wide" title={texts.title(receiver.coach)} onClose={onClose} opener={opener}>
      <Stack gap="4">
        <Text color="fg.muted">{texts.intro}</Text>
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
          {reasons.length > 0 && (
            <SelectField
              label={texts.reason}
              options={reasons.map((one, index) => ({ value: String(index), text: reasonText(one, texts) }))}
              value={String(chosen)}
              onValue={(value) => setChosen(Number(value))}
            />
          )}
          <SelectField
            label={texts.language}
            options={LANGUAGES}
            value={language}
            onValue={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
          />
        </Box>
        {edited !== null && (
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" textStyle="small" color="fg.muted">
            {texts.redraftText}
            <Button variant="outline" colorPalette="ink" size="lg" onClick={() => setEdited(null)}>
              {texts.redraft}
            </Button>
          </Box>
        )}
        <Stack gap="4" lang={language}>
          <TextField
            label={texts.subject}
            type="text"
            autoComplete="off"
            maxLength={MOST_LETTERS.subject}
            value={letter.subject}
            onText={(subject) => setEdited({ ...letter, subject })}
          />
          <TextAreaField
            label={texts.text}
            rows={{ least: 8, most: 18 }}
            maxLength={MOST_LETTERS.body}
            value={letter.body}
            onText={(body) => setEdited({ ...letter, body })}
          />
        </Stack>
        <Box role="status" textStyle="small" color="fg.muted">
          {[
            ...(places === 0 ? [] : [texts.places(places)]),
            ...(receiver.email === null ? [texts.noAddress] : []),
            ...(isWhole ? [] : [texts.openTooLong]),
          ].join(' ')}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button asChild size="lg" height="auto" minH="11" py="2" whiteSpace="normal">
            <a href={address} onClick={() => (isWhole ? setIsTaken(true) : void copy())}>
              <Icon as={Mail} size={18} />
              {texts.open}
            </a>
          </Button>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => void copy()}>
            <Icon as={Copy} size={18} />
            {texts.copy}
          </Button>
        </Box>
        {isTaken && <SentQuestion collegeId={receiver.collegeId} college={college} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}

function reasonText(reason: LetterReason, { reasons }: (typeof COACH_LETTER_TEXTS)[Language]): string {
  return reason.kind === 'need' ? reasons.need(reason.year) : reasons[reason.kind](reason.name);
}
