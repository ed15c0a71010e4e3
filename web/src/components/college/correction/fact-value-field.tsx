import { rowOfField } from '@touchline/domain/college/facts/correctable-fields';
import { useTranslations } from '../../../i18n/use-translations';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField, TextField } from '../../../ui/fields/text-fields';
import { useChoiceWord } from './fact-words';

interface FactValueFieldProps {
  readonly field: string;
  readonly typed: string;
  readonly onText: (typed: string) => void;
  readonly isValidated?: boolean;
  readonly error?: string | null;
}

/** The field of a form for the value of a fact, by its kind; empty means that it is not known. */
export function FactValueField({ field, typed, onText, ...fault }: FactValueFieldProps) {
  const t = useTranslations();
  const wordOf = useChoiceWord();
  const row = rowOfField(field);
  const kind = row?.kind ?? 'text';
  const text = { label: t('correction.value'), help: t('correction.valueHelp', { kind }), value: typed, onText, ...fault };
  if (row?.kind === 'choice' || row?.kind === 'numberChoice')
    return (
      <SelectField
        {...fault}
        label={t('correction.value')}
        value={typed}
        onValue={onText}
        emptyText={t('correction.unknown')}
        options={row.values.map((value) => ({ value: String(value), text: wordOf(field, String(value)) }))}
      />
    );
  if (kind === 'lines' || kind === 'cipCodes') return <TextAreaField {...text} isRequired={false} rows={{ least: 3, most: 8 }} />;
  return <TextField {...text} isRequired={false} type="text" autoComplete="off" />;
}
