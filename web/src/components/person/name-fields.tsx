import { nameRefusal } from '@touchline/domain/account/field-refusals';
import { useTranslations } from '../../i18n/use-translations';
import { TextField } from '../../ui/text-field';
import { useFieldTexts } from './use-field-texts';

/** What somebody is called. */
export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  readonly names: Names;
  readonly onChange: (changes: Partial<Names>) => void;
  /** True once the form was sent. */
  readonly isValidated: boolean;
}

/** First and last name, with the hint that the last name matches the government ID (specification §5). */
export function NameFields({ names, onChange, isValidated }: NameFieldsProps) {
  const t = useTranslations();
  const text = useFieldTexts();
  return (
    <>
      <TextField
        label={t('person.firstName')}
        type="text"
        autoComplete="given-name"
        value={names.firstName}
        onText={(firstName) => onChange({ firstName })}
        error={text(nameRefusal(names.firstName))}
        isValidated={isValidated}
      />
      <TextField
        label={t('person.lastName')}
        help={t('person.lastNameHint')}
        type="text"
        autoComplete="family-name"
        value={names.lastName}
        onText={(lastName) => onChange({ lastName })}
        error={text(nameRefusal(names.lastName))}
        isValidated={isValidated}
      />
    </>
  );
}
