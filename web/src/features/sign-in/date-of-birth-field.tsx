import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type FocusEvent, useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { Input } from '../../ui/input';
import type { TypedDate } from './person-draft';

interface DateOfBirthFieldProps {
  readonly value: TypedDate;
  readonly onValue: (value: TypedDate) => void;
  readonly error: string | null;
  readonly isValidated: boolean;
}

const PARTS = {
  month: { words: 'register.month', autoComplete: 'bday-month', digits: 2 },
  day: { words: 'register.day', autoComplete: 'bday-day', digits: 2 },
  year: { words: 'register.year', autoComplete: 'bday-year', digits: 4 },
} as const;
const ORDER = { en: ['month', 'day', 'year'], de: ['day', 'month', 'year'] } as const;

/** Month, day and year of birth in the order of the language; what is wrong is said once the whole was left, or validated (specification §5). */
export function DateOfBirthField({ value, onValue, error, isValidated }: DateOfBirthFieldProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const id = useId();
  const [isDirty, setIsDirty] = useState(false);
  const shown = isValidated || isDirty ? error : null;
  const isTouched = Object.values(value).some((part) => part !== '');
  const [errorId, helpId] = [`${id}error`, `${id}help`];

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (isTouched && !currentTarget.contains(relatedTarget)) setIsDirty(true);
  }

  return (
    <chakra.fieldset minW="0" border="0" p="0" m="0" onBlur={leave}>
      <chakra.legend fontWeight="medium" mb="1.5" p="0">
        {t('register.dateOfBirth')}
      </chakra.legend>
      <Box display="grid" gridTemplateColumns="1fr 1fr 1.4fr" gap="2">
        {ORDER[language].map((part) => (
          <chakra.label key={part} textStyle="small" color="fg.muted" minW="0">
            {t(PARTS[part].words)}
            <Input
              type="text"
              inputMode="numeric"
              autoComplete={PARTS[part].autoComplete}
              maxLength={PARTS[part].digits}
              required
              aria-invalid={shown !== null}
              aria-describedby={shown === null ? helpId : `${errorId} ${helpId}`}
              value={value[part]}
              onChange={(event) => onValue({ ...value, [part]: event.target.value.replace(/\D/g, '') })}
              size="xl"
              mt="1"
              color="fg"
            />
          </chakra.label>
        ))}
      </Box>
      {shown !== null && (
        <Box id={errorId} display="flex" gap="1.5" mt="1.5" textStyle="small" fontWeight="medium" color="fg.error">
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden style={{ flex: 'none', marginTop: '1px' }} />
          {shown}
        </Box>
      )}
      <Box id={helpId} mt="1.5" textStyle="small" color="fg.muted">
        {t('register.ageHint')}
      </Box>
    </chakra.fieldset>
  );
}
