import fc from 'fast-check';
import { arrayOf, doubleOf, integerOf, mapOf, NULL, textOf, type Value } from '@touchline/local/firestore-engine/values/value';

/** The database of every history; each run clears it afterwards. */
export const PROJECT = 'demo-touchline-conformance';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const ROOT = `${DATABASE}/documents`;

const timestamp = (seconds: string, nanos: number): Value => ({
  valueType: 'timestampValue',
  timestampValue: { seconds, nanos },
});
const bytes = (...list: number[]): Value => ({ valueType: 'bytesValue', bytesValue: Buffer.from(list) });
const reference = (path: string): Value => ({ valueType: 'referenceValue', referenceValue: `${ROOT}/${path}` });
const place = (latitude: number, longitude: number): Value => ({
  valueType: 'geoPointValue',
  geoPointValue: { latitude, longitude },
});
const truth = (booleanValue: boolean): Value => ({ valueType: 'booleanValue', booleanValue });

/**
 * Few values of every kind, so that histories meet the same ones again, and their neighbours at the ends of each kind.
 */
const SCALARS: readonly Value[] = [
  ...[NULL, truth(false), truth(true)],
  ...[
    doubleOf(NaN),
    doubleOf(-Infinity),
    doubleOf(-1.5),
    doubleOf(-0),
    doubleOf(0),
    doubleOf(1),
    doubleOf(1.5),
    doubleOf(Infinity),
  ],
  ...[
    integerOf(0),
    integerOf(1),
    integerOf(2),
    integerOf(-1),
    integerOf(2n ** 53n + 1n),
    integerOf(2n ** 63n - 1n),
    integerOf(-(2n ** 63n)),
  ],
  ...[doubleOf(2 ** 53), doubleOf(2 ** 63)],
  ...[timestamp('0', 0), timestamp('0', 1000), timestamp('-1', 999_999_000), timestamp('1500000000', 123_456_789)],
  ...['', 'a', 'ab', 'b', 'B', '\u0000', 'é', '\uffee', '\u{1f600}'].map(textOf),
  ...[bytes(), bytes(0), bytes(97), bytes(255)],
  ...[reference('c/a'), reference('c/a/kids/a'), reference('c/b')],
  ...[place(0, 0), place(-90, 180), place(1.5, 2.5)],
];

/** Numbers come often: sums, steps and equal values of two kinds are about them. */
const numbers = SCALARS.filter(({ valueType }) => valueType === 'integerValue' || valueType === 'doubleValue');
const common: readonly Value[] = [integerOf(1), integerOf(2), doubleOf(1), textOf('a'), textOf('b'), NULL];

export const aNumber = fc.constantFrom(...numbers);
export const aScalar = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...common) },
  { weight: 2, arbitrary: fc.constantFrom(...SCALARS) },
);
const aFlatMap = fc.dictionary(fc.constantFrom('x', 'y', 'a b'), aScalar, { maxKeys: 2, noNullPrototype: true }).map(mapOf);
const aVector = fc
  .array(fc.constantFrom(0, 1, -1.5), { minLength: 1, maxLength: 2 })
  .map((list) => mapOf({ __type__: textOf('__vector__'), value: arrayOf(list.map(doubleOf)) }));
export const aList = fc.array(fc.oneof({ weight: 5, arbitrary: aScalar }, aFlatMap), { maxLength: 3 }).map(arrayOf);

/** Any value that may be stored. */
export const aValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: aScalar },
  { weight: 2, arbitrary: aList },
  { weight: 2, arbitrary: aFlatMap },
  aVector,
);
