import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Suspense, useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { FieldError } from '../../ui/fields/field-frame';
import { SelectControl } from '../../ui/fields/select-control';
import { Input, Textarea } from '../../ui/fields/text-controls';
import { NewestValue } from '../../ui/fields/text-editor';
import type { DrawnControl, Field, FieldKind } from './field';
import { typedOf } from './field-text';
import type { Language } from '@touchline/domain/kernel/language';
import { yearsFrom } from '@touchline/domain/reference/calendar-lists';
import { COUNTRIES } from '@touchline/domain/reference/countries';

interface FieldInputProps {
  readonly field: Field;
  readonly typed: string;
  /** What is typed into all fields of the form, by name. */
  readonly form: Readonly<Record<string, string | undefined>>;
  readonly problem: string | null;
  /** Whether somebody else has saved this field since it was typed into. */
  readonly hasChangedMeanwhile: boolean;
  readonly isSaving: boolean;
  readonly onTyped: DrawnControl['onTyped'];
}

const LONG: ReadonlySet<string> = new Set(['lines', 'videos', 'notation', 'text']);

/** Kinds for which browsers have a control of their own, in the user's notation. */
const NATIVE: ReadonlySet<string> = new Set(['date', 'time']);

/** One field of an editing form by its kind, with label above, help and error below. */
export function FieldInput({
  field: { label, kind, value: newest, help, aid, isRequired = false },
  typed,
  form,
  problem,
  hasChangedMeanwhile,
  isSaving,
  onTyped,
}: FieldInputProps) {
  const { language } = useLanguage();
  const id = useId();
  if (kind.type === 'picture') {
    return (
      <Box gridColumn="1 / -1">
        <Box fontWeight="medium" mb="1.5" aria-hidden>
          {label}
        </Box>
        {kind.choice(label, typed === '' ? null : typed, (picture) => onTyped(picture ?? ''), form)}
      </Box>
    );
  }
  const notes = [problem === null ? null : `${id}-problem`, help === undefined ? null : `${id}-help`].filter(
    (note) => note !== null,
  );
  const describedBy = notes.length === 0 ? undefined : notes.join(' ');
  const newestText = typedOf(kind, newest);
  const drawn = kind.type === 'notation' ? kind.draw : undefined;
  if (drawn !== undefined) {
    return (
      <Box gridColumn="1 / -1" minW="0">
        {drawn({ label, typed, isFaulty: problem !== null, describedBy, onTyped: (...text) => isSaving || onTyped(...text) })}
        {help !== undefined && <FieldHelp id={`${id}-help`} text={help} />}
        {hasChangedMeanwhile && (
          <Box mt="2">
            <NewestValue text={newestText} />
          </Box>
        )}
        {problem !== null && <FieldError id={`${id}-problem`} text={problem} />}
      </Box>
    );
  }
  const control = {
    id,
    value: typed,
    'aria-invalid': problem !== null,
    'aria-required': isRequired ? (true as const) : undefined,
    'aria-describedby': describedBy,
    onChange: (event: { target: { value: string } }) => onTyped(event.target.value),
    borderColor: problem === null ? 'border.emphasized' : 'border.error',
    bg: 'bg.panel',
  };
  const isLong = LONG.has(kind.type) && !(kind.type === 'notation' && kind.inputMode !== undefined);
  const options = kind.type === 'choice' ? kind.options : kind.type === 'country' ? countryOptions(typed, language) : null;
  const suggestions = suggestionsOf(kind, language);
  const input = (
    <>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {label}
      </chakra.label>
      {options !== null ? (
        <SelectControl {...control} aria-disabled={isSaving || undefined} css={isSaving ? { pointerEvents: 'none' } : {}}>
          <option value="">{kind.type === 'choice' ? kind.emptyText : ''}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectControl>
      ) : isLong ? (
        <Textarea size="lg" minH="8rem" css={{ fieldSizing: 'content' }} readOnly={isSaving} {...control} />
      ) : (
        <Input
          size="lg"
          type={NATIVE.has(kind.type) ? kind.type : 'text'}
          inputMode={inputModeOf(kind)}
          readOnly={isSaving}
          {...(suggestions.length > 0 && { list: `${id}-known` })}
          {...control}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-known`}>
          {suggestions.map(({ value, text }) => (
            <option key={`${value} ${text ?? ''}`} value={value} label={text} />
          ))}
        </datalist>
      )}
      {help !== undefined && <FieldHelp id={`${id}-help`} text={help} />}
      {hasChangedMeanwhile && (
        <Box mt="2">
          <NewestValue text={options?.find(({ value }) => value === newestText)?.text ?? newestText} />
        </Box>
      )}
      {problem !== null && <FieldError id={`${id}-problem`} text={problem} />}
    </>
  );
  return (
    <Box gridColumn={isLong ? '1 / -1' : undefined}>
      {aid === undefined ? (
        input
      ) : (
        <Suspense fallback={input}>{aid({ typed, isSaving, hasProblem: problem !== null, onTyped, children: input })}</Suspense>
      )}
    </Box>
  );
}

function FieldHelp({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Text id={id} textStyle="small" color="fg.muted" mt="1">
      {text}
    </Text>
  );
}

function inputModeOf(kind: FieldKind) {
  if (kind.type === 'notation') return kind.inputMode ?? 'text';
  if (kind.type === 'number') return 'decimal';
  if (kind.type === 'year') return 'numeric';
  return 'text';
}

/** What is offered while somebody types: usual values, the years of a list, or the dial codes of countries (S3-10). */
function suggestionsOf(kind: FieldKind, language: Language): readonly { readonly value: string; readonly text?: string }[] {
  if (kind.type === 'line') return (kind.suggestions ?? []).map((value) => ({ value }));
  if (kind.type === 'year')
    return kind.from === undefined ? [] : yearsFrom(kind.from, new Date().getFullYear()).map((year) => ({ value: String(year) }));
  if (kind.type !== 'phone') return [];
  return COUNTRIES.entries.flatMap((country) =>
    country.dialCodes.map((code) => ({ value: `+${code} `, text: `${country[language]} +${code}` })),
  );
}

/** The countries by name, in the user's language. A stored country that the list does not have is offered as it is. */
function countryOptions(stored: string, language: Language): readonly { readonly value: string; readonly text: string }[] {
  const listed = COUNTRIES.entries
    .map((country) => ({ value: country.value, text: country[language] }))
    .toSorted((left, right) => left.text.localeCompare(right.text, language));
  return stored === '' || listed.some(({ value }) => value === stored) ? listed : [{ value: stored, text: stored }, ...listed];
}
