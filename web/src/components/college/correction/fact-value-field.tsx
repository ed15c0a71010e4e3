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
  /** For a form that asks by a box whether the fact is known: what an empty choice says. A value is required then. */
  readonly emptyText?: string;
}

/** The kinds whose help says how a value is written. */
const EXPLAINED: ReadonlySet<string> = new Set(['percent', 'dollars', 'range', 'position', 'lines', 'cipCodes']);

/**
 * The field of a form for the value of a fact, by its kind; empty means that it is not known, unless a box asks that.
 */
export function FactValueField({ field, typed, onText, emptyText, ...fault }: FactValueFieldProps) {
  const t = useTranslations();
  const wordOf = useChoiceWord();
  const row = rowOfField(field);
  const kind = row?.kind ?? 'text';
  const help = emptyText === undefined || EXPLAINED.has(kind) ? { help: t('correction.valueHelp', { kind }) } : {};
  const text = { label: t('correction.value'), ...help, value: typed, onText, isRequired: emptyText !== undefined, ...fault };
  if (row?.kind === 'choice' || row?.kind === 'numberChoice')
    return (
      <SelectField
        {...fault}
        label={t('correction.value')}
        value={typed}
        onValue={onText}
        emptyText={emptyText ?? t('correction.unknown')}
        options={row.values.map((value) => ({ value: String(value), text: wordOf(field, String(value)) }))}
      />
    );
  if (kind === 'lines' || kind === 'cipCodes') return <TextAreaField {...text} rows={{ least: 3, most: 8 }} />;
  return <TextField {...text} type="text" autoComplete="off" />;
}
