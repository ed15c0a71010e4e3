import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ACCOUNT_KINDS } from '@touchline/domain/person/account/registration-choices';
import type { PlayerType } from '@touchline/domain/person/roles/role';
import { SPORTS_GENDERS } from '@touchline/domain/reference/role-types';
import { CircleAlert } from 'lucide-react';
import { type FocusEvent, useId, useState } from 'react';
import { useFieldTexts } from '../../components/person-fields';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { ChoiceField } from '../../ui/choice-fields';
import { Input } from '../../ui/text-controls';
import { birthRefusal, type PersonDraft, type TypedDate } from './person-draft';

interface FieldsProps {
  readonly draft: PersonDraft;
  readonly onChange: (changes: Partial<PersonDraft>) => void;
}

interface BirthFieldProps extends FieldsProps {
  /** True once the form was sent. */
  readonly isValidated: boolean;
}

const PLAYER_TYPES = ['playerHighSchool', 'playerCollege', 'playerPro'] as const satisfies readonly PlayerType[];

/** The kind of member, the gender of the sport, and the level of players (S5-07). */
export function KindFields({ draft, onChange }: FieldsProps) {
  const t = useTranslations();
  return (
    <>
      <ChoiceField
        label={t('register.kind')}
        options={ACCOUNT_KINDS.map((value) => ({ value, text: t(`register.${value}`) }))}
        value={draft.kind}
        onValue={(kind) => onChange({ kind })}
      />
      {draft.kind === 'player' && (
        <ChoiceField
          label={t('register.playerType')}
          options={PLAYER_TYPES.map((value) => ({ value, text: t(`register.${value}`) }))}
          value={draft.playerType}
          onValue={(playerType) => onChange({ playerType })}
        />
      )}
      <ChoiceField
        label={t('register.gender')}
        options={[
          { value: SPORTS_GENDERS.mens, text: t('register.mens') },
          { value: SPORTS_GENDERS.womens, text: t('register.womens') },
        ]}
        value={draft.sportsTypeGender}
        onValue={(sportsTypeGender) => onChange({ sportsTypeGender })}
      />
    </>
  );
}

/**
 * The date of birth, at least 13 years ago by UTC and in the user's time zone (S5-03). For a day that does not exist
 * the error says what each field takes.
 */
export function BirthField({ draft, onChange, isValidated }: BirthFieldProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  const refusal = birthRefusal(draft);
  return (
    <DateOfBirthField
      value={draft.born}
      onValue={(born) => onChange({ born })}
      error={refusal?.code === 'dateOfBirthInvalid' ? t('register.dateInvalid') : text(refusal)}
      isValidated={isValidated}
    />
  );
}

interface DateOfBirthFieldProps {
  readonly value: TypedDate;
  readonly onValue: (value: TypedDate) => void;
  readonly error: string | null;
  readonly isValidated: boolean;
}

const PARTS = {
  month: { textKey: 'register.month', autoComplete: 'bday-month', digits: 2 },
  day: { textKey: 'register.day', autoComplete: 'bday-day', digits: 2 },
  year: { textKey: 'register.year', autoComplete: 'bday-year', digits: 4 },
} as const;
const ORDER = { en: ['month', 'day', 'year'], de: ['day', 'month', 'year'] } as const;

/**
 * Month, day and year of birth in the language's order; its error shows once the group was left or the form validated
 * (S5-02, S5-15).
 */
function DateOfBirthField({ value, onValue, error, isValidated }: DateOfBirthFieldProps) {
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
            {t(PARTS[part].textKey)}
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
