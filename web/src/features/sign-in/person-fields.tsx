import { dateOfBirthRefusal } from '@touchline/domain/account/field-refusals';
import { ACCOUNT_KINDS, SPORTS_GENDERS } from '@touchline/domain/account/registration-choices';
import type { PlayerType } from '@touchline/domain/account/role';
import { useTranslations } from '../../i18n/use-translations';
import { todays } from '../../lib/todays';
import { ChoiceField } from '../../ui/choice-field';
import { useFieldTexts } from '../../components/person/use-field-texts';
import { DateOfBirthField } from './date-of-birth-field';
import { dateOf, type PersonDraft } from './person-draft';

interface FieldsProps {
  readonly draft: PersonDraft;
  readonly onChange: (changes: Partial<PersonDraft>) => void;
}

interface BirthFieldProps extends FieldsProps {
  /** True once the form was sent. */
  readonly isValidated: boolean;
}

const PLAYER_TYPES = ['playerHighSchool', 'playerCollege', 'playerPro'] as const satisfies readonly PlayerType[];

/** Which kind of member, which side of the sport, and of players which level (specification §5). */
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

/** The date of birth, which must make 13 years by UTC and where the reader is (specification §5); of a day that does not exist we say what each of its three fields takes. */
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

/** Why the date of birth would be refused today; null where it would not. */
export function birthRefusal({ born }: Pick<PersonDraft, 'born'>) {
  return dateOfBirthRefusal(dateOf(born), todays(new Date()));
}
