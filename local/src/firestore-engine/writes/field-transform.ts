import { fieldAt, withField, writableFieldPath } from '../names/field-path';
import { type Micros, timestampOf } from '../store/stored-document';
import {
  arrayOf,
  doubleOf,
  type DoubleValue,
  type Fields,
  integerOf,
  type IntegerValue,
  NULL,
  storedValue,
  type Value,
} from '../values/value';
import { valueKey } from '../values/value-key';
import { invalid } from '../wire/firestore-error';
import type { FieldTransform } from '../wire/messages';

/** The fields after all transforms of a write, and what each of them answers. */
export function transformedFields(
  fields: Fields,
  transforms: readonly FieldTransform[],
  now: Micros,
): { readonly fields: Fields; readonly results: readonly Value[] } {
  const results: Value[] = [];
  let changed = fields;
  for (const transform of transforms) {
    const path = writableFieldPath(transform.fieldPath);
    const { stored, result } = outcomeOf(transform, fieldAt(changed, path), now);
    changed = withField(changed, path, stored);
    results.push(result);
  }
  return { fields: changed, results };
}

function outcomeOf(transform: FieldTransform, before: Value | undefined, now: Micros): { stored: Value; result: Value } {
  if (transform.setToServerValue === 'REQUEST_TIME') {
    const stored: Value = { valueType: 'timestampValue', timestampValue: timestampOf(now - (now % 1000)) };
    return { stored, result: stored };
  }
  if (transform.appendMissingElements !== undefined) {
    return { stored: arrayOf(joined(elementsOf(before), transform.appendMissingElements.values.map(storedValue))), result: NULL };
  }
  if (transform.removeAllFromArray !== undefined) {
    const gone = new Set(transform.removeAllFromArray.values.map((one) => valueKey(storedValue(one))));
    return { stored: arrayOf(elementsOf(before).filter((one) => !gone.has(valueKey(one)))), result: NULL };
  }
  const stored = numericOutcome(transform, before);
  return { stored, result: stored };
}

function numericOutcome({ increment, maximum, minimum }: FieldTransform, before: Value | undefined): Value {
  const operand = increment ?? maximum ?? minimum;
  if (operand === undefined) throw invalid('A field transform says nothing.');
  if (!isNumber(operand)) throw invalid('The operand of a numeric transform must be a number.');
  if (before === undefined || !isNumber(before)) return operand;
  if (increment !== undefined) return sumOf(before, operand);
  if (numberOf(before) === 0 && numberOf(operand) === 0) return before;
  if (Number.isNaN(numberOf(before))) return before;
  if (Number.isNaN(numberOf(operand))) return operand;
  const isGreater = valueKey(operand) > valueKey(before);
  const isLess = valueKey(operand) < valueKey(before);
  return (maximum === undefined ? isLess : isGreater) ? operand : before;
}

/** Integers add exactly and stop at the ends of 64 bits; anything with a double is a double. */
function sumOf(left: IntegerValue | DoubleValue, right: IntegerValue | DoubleValue): Value {
  if (left.valueType === 'doubleValue' || right.valueType === 'doubleValue') return doubleOf(numberOf(left) + numberOf(right));
  const sum = BigInt(left.integerValue) + BigInt(right.integerValue);
  return integerOf(sum > LARGEST ? LARGEST : sum < SMALLEST ? SMALLEST : sum);
}

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

function isNumber(value: Value): value is IntegerValue | DoubleValue {
  return value.valueType === 'integerValue' || value.valueType === 'doubleValue';
}

function numberOf(value: IntegerValue | DoubleValue): number {
  return value.valueType === 'integerValue' ? Number(value.integerValue) : value.doubleValue;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.valueType === 'arrayValue' ? value.arrayValue.values : [];
}

function joined(present: readonly Value[], added: readonly Value[]): readonly Value[] {
  const seen = new Set(present.map(valueKey));
  const missing = added.filter((one) => {
    const key = valueKey(one);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return [...present, ...missing];
}
