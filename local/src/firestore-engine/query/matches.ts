import { fieldAt } from '../names/field-at';
import { fieldPath, NAME_FIELD } from '../names/field-path';
import { comparedKey, pathKey } from '../indexes/index-shape';
import type { StoredDocument } from '../store/stored-document';
import { kindRange, valueKey } from '../values/value-key';
import { isNaNValue, NULL, type Value } from '../values/value';
import type { Condition } from './condition';
import { isComparable } from './filter-tree';

/** Whether a document meets a condition. A missing field meets none; ranges stay within the kind of their value. */
export function matches(document: StoredDocument, { field, op, values }: Condition): boolean {
  const found = field === NAME_FIELD ? null : fieldAt(document.fields, fieldPath(field));
  if (found === undefined) return false;
  const key = found === null ? pathKey(document.path) : valueKey(found);
  const [compared = NULL] = values;
  const other = comparedKey(field, compared);
  switch (op) {
    case '==':
      return key === other;
    case '!=':
      return found?.valueType !== 'nullValue' && key !== other;
    case 'not-in':
      if (found?.valueType === 'nullValue' || values.some(({ valueType }) => valueType === 'nullValue')) return false;
      return !values.some((one) => isComparable(one) && comparedKey(field, one) === key);
    case 'array-contains':
      return found?.valueType === 'arrayValue' && found.arrayValue.values.some((one) => valueKey(one) === other);
    case '<':
      return isOfKind(field, key, compared) && key < other;
    case '<=':
      return isOfKind(field, key, compared) && key <= other;
    case '>':
      return isOfKind(field, key, compared) && key > other;
    case '>=':
      return isOfKind(field, key, compared) && key >= other;
  }
}

function isOfKind(field: string, key: string, compared: Value): boolean {
  if (field === NAME_FIELD) return true;
  const [from, until] = kindRange(compared);
  return key >= from && key < until && !isNaNValue(compared);
}
