import { rowOfField, typedValue } from '@touchline/domain/college/facts/correctable-fields';
import { isValueClear } from '@touchline/domain/college/suggestions/suggested-value';
import type { Json } from '@touchline/domain/kernel/json/json';
import { FactValueField } from '../../../components/college/correction/fact-value-field';
import { CheckField } from '../../../ui/fields/choice-fields';
import { FailureLine } from '../../../ui/states/failures';
import { useSuggestionTexts } from './suggestion-texts';

/** What a form says about a fact: the typed text, or that it is not known. */
export interface TypedFact {
  readonly text: string;
  readonly isUnknown: boolean;
}

/** A typed fact as it is sent; `isClear` says whether it is a value, or plainly none. */
export function sentFact(
  field: string,
  { text, isUnknown }: TypedFact,
): { readonly value: Json; readonly isUnknown: boolean; readonly isClear: boolean } {
  const value = typedValue(rowOfField(field)?.kind ?? 'text', isUnknown ? '' : text);
  return { value, isUnknown, isClear: isValueClear({ value, isUnknown }) };
}

interface ValueOrUnknownProps {
  readonly field: string;
  readonly typed: TypedFact;
  readonly onTyped: (typed: TypedFact) => void;
  readonly isValidated: boolean;
  /** Why the server refused the value; null where it did not. */
  readonly fault: string | null;
}

/** Asks for the value of a fact, or by a box whether it is not known: an empty field alone is refused. */
export function ValueOrUnknown({ field, typed, onTyped, isValidated, fault }: ValueOrUnknownProps) {
  const texts = useSuggestionTexts();
  const { text, isUnknown } = typed;
  const missing = sentFact(field, typed).isClear ? null : texts.valueMissing;
  return (
    <>
      {!isUnknown && (
        <FactValueField
          field={field}
          typed={text}
          onText={(next) => onTyped({ text: next, isUnknown })}
          isValidated={isValidated}
          error={fault ?? missing}
          emptyText={texts.choose}
        />
      )}
      <CheckField label={texts.unknown} isChecked={isUnknown} onCheck={(next) => onTyped({ text, isUnknown: next })} />
      <FailureLine text={isUnknown ? fault : null} />
    </>
  );
}
