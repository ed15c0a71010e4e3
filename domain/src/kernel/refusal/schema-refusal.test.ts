import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { longText } from '../text/text-schemas';
import { refusalOfFinding } from './schema-refusal';

const refusalOf = (schema: z.ZodMiniType, value: unknown) =>
  refusalOfFinding(z.safeParse(schema, value).error?.issues[0], 'field');

test('has the message of the schema with every value that the message names', () => {
  expect(refusalOf(longText(3), 'four')).toMatchObject({ code: 'textTooLong', values: { max: 3 }, field: 'field' });
  const most = z.string().check(z.maxLength(3, 'textTooLong'));
  expect(refusalOf(most, 'four')).toMatchObject({ kind: 'invalid', code: 'textTooLong', values: { max: 3 } });
});

test('says that the value does not fit where the schema has no message of ours', () => {
  expect(refusalOf(z.number(), 'text')).toMatchObject({ kind: 'invalid', code: 'valueRefused', field: 'field' });
  expect(refusalOfFinding(undefined, 'field')).toMatchObject({ code: 'valueRefused' });
});
