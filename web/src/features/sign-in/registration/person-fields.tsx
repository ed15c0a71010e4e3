import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { MIN_AGE } from '@touchline/domain/person/consent/age-rules';
import { ACCOUNT_KINDS } from '@touchline/domain/person/registration/registration-choices';
import type { PlayerType } from '@touchline/domain/person/roles/role';
import { FIRST_YEAR, MONTHS, yearsFrom } from '@touchline/domain/reference/calendar-lists';
import { SPORTS_GENDERS } from '@touchline/domain/reference/role-types';
import { type FocusEvent, useEffect, useId, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { afterPress } from '../../../ui/fields/after-press';
import { FieldError } from '../../../ui/fields/field-frame';
import { FormChoice, FormText } from '../../../ui/forms/form-fields';
import { Input } from '../../../ui/fields/text-controls';
import type { InvitedTeam } from '../invited-team';
import type { PersonDraft } from './person-draft';

const PLAYER_TYPES = ['playerHighSchool', 'playerCollege', 'playerPro'] as const satisfies readonly PlayerType[];

interface KindFieldsProps {
  /** The team of the invitation that they come with, which is a coach's team; null if there is none. */
  readonly invited: InvitedTeam | null;
  /** Called after another kind was chosen. */
  readonly onKind?: () => void;
}

/**
 * The kind of member, the gender of the sport, and the level of players (S5-07). A coach with an invitation has its
 * team, and chooses none: the server takes it from the invitation too. Inside the form of a PersonDraft.
 */
export function KindFields({ invited, onKind }: KindFieldsProps) {
  const t = useTranslations();
  const { control, setValue } = useFormContext<PersonDraft>();
  const kind = useWatch({ control, name: 'kind' });
  const invitedGender = kind === 'coach' ? (invited?.gender ?? null) : null;
  useEffect(() => {
    if (invitedGender !== null) setValue('sportsTypeGender', invitedGender);
  }, [invitedGender, setValue]);
  return (
    <>
      <FormChoice
        control={control}
        name="kind"
        label={t('register.kind')}
        options={ACCOUNT_KINDS.map((value) => ({ value, text: t(`register.${value}`) }))}
        {...(onKind === undefined ? {} : { onChosen: onKind })}
      />
      {kind === 'player' && (
        <FormChoice
          control={control}
          name="playerType"
          label={t('register.playerType')}
          options={PLAYER_TYPES.map((value) => ({ value, text: t(`register.${value}`) }))}
        />
      )}
      {invitedGender === null && (
        <FormChoice
          control={control}
          name="sportsTypeGender"
          label={t('register.gender')}
          options={[
            { value: SPORTS_GENDERS.mens, text: t('register.mens') },
            { value: SPORTS_GENDERS.womens, text: t('register.womens') },
          ]}
        />
      )}
    </>
  );
}

/**
 * First and last name, with the hint that the last name has to match the government ID (S5-01). Inside the form of a
 * PersonDraft.
 */
export function NameFields() {
  const t = useTranslations();
  const { control } = useFormContext<PersonDraft>();
  return (
    <>
      <FormText control={control} name="firstName" label={t('person.firstName')} type="text" autoComplete="given-name" />
      <FormText
        control={control}
        name="lastName"
        label={t('person.lastName')}
        help={t('person.lastNameHint')}
        type="text"
        autoComplete="family-name"
      />
    </>
  );
}

const PARTS = {
  month: { textKey: 'register.month', autoComplete: 'bday-month', digits: 2 },
  day: { textKey: 'register.day', autoComplete: 'bday-day', digits: 2 },
  year: { textKey: 'register.year', autoComplete: 'bday-year', digits: 4 },
} as const;
const ORDER = { en: ['month', 'day', 'year'], de: ['day', 'month', 'year'] } as const;

/**
 * Month, day and year of birth in the language's order, at least 13 years ago by UTC and in the user's time zone
 * (S5-02, S5-03). Its error shows once the group was left or the form submitted (S5-15); for a day that does not
 * exist it says what each field takes. Inside the form of a PersonDraft.
 */
export function BirthField() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { control } = useFormContext<PersonDraft>();
  const { field, fieldState, formState } = useController({ control, name: 'dateOfBirth' });
  const id = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const { value, onChange } = field;
  const error = fieldState.error ?? null;
  const shown = error !== null && (formState.isSubmitted || wasLeft) ? error : null;
  const isTouched = Object.values(value).some((part) => part !== '');
  const [errorId, helpId] = [`${id}error`, `${id}help`];

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (isTouched && !currentTarget.contains(relatedTarget)) afterPress(() => setWasLeft(true));
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
              list={part === 'day' ? undefined : `${id}${part}`}
              required
              aria-invalid={shown !== null}
              aria-describedby={shown === null ? helpId : `${errorId} ${helpId}`}
              value={value[part]}
              onChange={(event) => onChange({ ...value, [part]: event.target.value.replace(/\D/g, '') })}
              size="xl"
              mt="1"
              color="fg"
            />
          </chakra.label>
        ))}
        <datalist id={`${id}month`}>
          {MONTHS.entries.map((month) => (
            <option key={month.value} value={month.value} label={month[language]} />
          ))}
        </datalist>
        <datalist id={`${id}year`}>
          {yearsFrom(FIRST_YEAR.recent, new Date().getFullYear() - MIN_AGE.signUp).map((year) => (
            <option key={year} value={year} />
          ))}
        </datalist>
      </Box>
      {shown !== null && (
        <FieldError id={errorId} text={shown.type === 'dateOfBirthInvalid' ? t('register.dateInvalid') : (shown.message ?? '')} />
      )}
      <Box id={helpId} mt="1.5" textStyle="small" color="fg.muted">
        {t('register.ageHint')}
      </Box>
    </chakra.fieldset>
  );
}
