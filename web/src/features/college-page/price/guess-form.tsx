import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { OwnGuesses } from '@touchline/domain/college/price/own-guesses';
import { type SubmitEvent, useId, useState } from 'react';
import { HIGHEST_GUESS, storeGuesses, wholeOfText } from '../../../components/price/own-payer';
import { PRICE_TEXTS } from '../../../components/price/price-texts';
import { useLanguage } from '../../../i18n/language-provider';
import { TextField } from '../../../ui/fields/text-fields';

interface GuessFormProps {
  readonly collegeId: string;
  readonly own: OwnGuesses;
  /** Whether the team may give athletic scholarships. */
  readonly hasAthletic: boolean;
}

/** The own guesses for one college: aid that a price lacks, and trips home. They stay on the device. */
export function GuessForm({ collegeId, own, hasAthletic }: GuessFormProps) {
  const texts = PRICE_TEXTS[useLanguage().language];
  const id = useId();
  const names = hasAthletic ? (['merit', 'athletic', 'travel'] as const) : (['merit', 'travel'] as const);
  const [typed, setTyped] = useState({
    merit: String(own.merit ?? ''),
    athletic: String(own.athletic ?? ''),
    travel: String(own.travel ?? ''),
  });
  const [isValidated, setIsValidated] = useState(false);
  const [merit, athletic, travel] = [typed.merit, typed.athletic, typed.travel].map((text) => wholeOfText(text, HIGHEST_GUESS));
  const guesses = { merit, athletic: hasAthletic ? athletic : null, travel };
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsValidated(true);
    const wrong = names.findIndex((name) => guesses[name] === 'wrong');
    if (wrong >= 0) {
      event.currentTarget.querySelectorAll('input')[wrong]?.focus();
      return;
    }
    const whole = (guess: number | null | 'wrong' | undefined) => (typeof guess === 'number' ? guess : null);
    storeGuesses(collegeId, { merit: whole(guesses.merit), athletic: whole(guesses.athletic), travel: whole(guesses.travel) });
  }
  return (
    <form aria-labelledby={id} noValidate onSubmit={save}>
      <Box id={id} fontWeight="semibold">
        {texts.guesses}
      </Box>
      <Box textStyle="small" color="fg.muted" mb="3">
        {texts.guessHelp}
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))" gap="4" alignItems="end">
        {names.map((name) => (
          <TextField
            key={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            label={texts[name]}
            isRequired={false}
            isValidated={isValidated}
            error={guesses[name] === 'wrong' ? texts.guessWrong : null}
            value={typed[name]}
            onText={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
      </Box>
      <Button type="submit" size="lg" variant="outline" mt="4">
        {texts.guessSave}
      </Button>
    </form>
  );
}
