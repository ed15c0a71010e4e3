import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { TextField } from '../../../ui/fields/text-fields';
import {
  MARK_RANGES,
  type MarkName,
  markOfText,
  type OwnMarks,
  storeOwnMarks,
  useOwnMarks,
} from '../../../components/numbers/own-marks';

const NAMES = Object.keys(MARK_RANGES) as MarkName[];

interface OwnMarksFormProps {
  readonly onClose: () => void;
}

/** The reader's own scores and budget, stored on this device alone. */
export function OwnMarksForm({ onClose }: OwnMarksFormProps) {
  const t = useTranslations();
  const id = useId();
  const marks = useOwnMarks();
  const [texts, setTexts] = useState<Readonly<Record<MarkName, string>>>(() => ({
    sat: String(marks.sat ?? ''),
    act: String(marks.act ?? ''),
    budget: String(marks.budget ?? ''),
  }));
  const [isValidated, setIsValidated] = useState(false);
  const typed = Object.fromEntries(NAMES.map((name) => [name, markOfText(name, texts[name])])) as Record<
    MarkName,
    number | null | 'wrong'
  >;
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { sat, act, budget } = typed;
    if (sat === 'wrong' || act === 'wrong' || budget === 'wrong') {
      setIsValidated(true);
      const firstWrong = NAMES.findIndex((name) => typed[name] === 'wrong');
      event.currentTarget.querySelectorAll('input')[firstWrong]?.focus();
      return;
    }
    keep({ sat, act, budget });
  }
  function keep(next: OwnMarks) {
    storeOwnMarks(next);
    onClose();
  }
  return (
    <form aria-labelledby={id} noValidate onSubmit={save}>
      <Box id={id} fontWeight="semibold" mb="3">
        {t('numbers.ownTitle')}
      </Box>
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
        {NAMES.map((name) => (
          <TextField
            key={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            label={t(`numbers.own_${name}`)}
            isRequired={false}
            isValidated={isValidated}
            error={
              typed[name] === 'wrong' ? t('numbers.ownWrong', { least: MARK_RANGES[name][0], most: MARK_RANGES[name][1] }) : null
            }
            value={texts[name]}
            onText={(text) => setTexts({ ...texts, [name]: text })}
          />
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="4">
        <Button type="submit" size="lg" variant="outline">
          {t('numbers.ownSave')}
        </Button>
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={() => keep({ sat: null, act: null, budget: null })}>
          {t('numbers.ownClear')}
        </Button>
        <Box textStyle="small" color="fg.muted">
          {t('numbers.ownStays')}
        </Box>
      </Box>
    </form>
  );
}
