import fc from 'fast-check';
import type { Fields } from '@touchline/local/firestore-engine/values/value';
import type { FieldTransform } from '@touchline/local/firestore-engine/wire/messages';
import { aList, aNumber, aScalar, aValue } from './arbitrary-values';

/** What a write expects of its document; versions are those the engine itself has told. */
export type Expectation = 'nothing' | 'exists' | 'missing' | 'latest' | 'first';

/** A write as a history holds it: paths are below `documents`, versions are named, not given. */
export interface WriteStep {
  readonly path: string;
  readonly expects: Expectation;
  readonly fields: Fields | null;
  readonly mask: readonly string[] | null;
  readonly transforms: readonly FieldTransform[];
}

const IDS = ['a', 'b', 'B', '10', '__id7__', 'é'];
const FIELDS = ['a', 'b', 'm', 'list'];
const PLACES = ['a', 'b', 'm', 'm.x', 'm.`a b`', 'list', 'a.x'];

/** Documents of the collections that plain calls write, two of them below another document. */
export const aPath = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...IDS).map((id) => `c/${id}`) },
  fc.constantFrom('a', 'b').map((id) => `d/${id}`),
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('c/a', 'd/none'), fc.constantFrom('a', 'b')).map(([at, id]) => `${at}/kids/${id}`),
  },
);

const someFields = fc.dictionary(fc.constantFrom(...FIELDS), aValue, { maxKeys: 4, noNullPrototype: true });
const aField = fc.constantFrom(...PLACES);
const expectation = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Expectation>('nothing') },
  { weight: 3, arbitrary: fc.constantFrom<Expectation>('exists', 'missing', 'latest', 'first') },
);
/**
 * The server's time goes into a field of its own, which no query sorts by: two engines never write in the same instant.
 */
const aTransform: fc.Arbitrary<FieldTransform> = fc.oneof(
  fc.constant({ fieldPath: 'time', setToServerValue: 'REQUEST_TIME' }),
  fc.record({ fieldPath: aField, increment: aNumber }),
  fc.record({ fieldPath: aField, maximum: aNumber }),
  fc.record({ fieldPath: aField, minimum: aNumber }),
  fc.record({ fieldPath: aField, appendMissingElements: aList.map(({ arrayValue }) => arrayValue) }),
  fc.record({ fieldPath: aField, removeAllFromArray: fc.array(aScalar, { maxLength: 2 }).map((values) => ({ values })) }),
);
const transforms = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(aTransform, { maxLength: 2 }));

/** A write to a document: the whole, some fields, a transform, or a deletion. */
export function aWrite(path: fc.Arbitrary<string>): fc.Arbitrary<WriteStep> {
  const whole = { path, expects: expectation, transforms };
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ ...whole, fields: someFields, mask: fc.constant(null) }) },
    { weight: 3, arbitrary: fc.record({ ...whole, fields: someFields, mask: fc.uniqueArray(aField, { maxLength: 3 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        path,
        expects: expectation,
        fields: fc.constant(null),
        mask: fc.constant(null),
        transforms: fc.constant([]),
      }),
    },
  );
}
