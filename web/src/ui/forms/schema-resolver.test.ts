import { describe, expect, test } from 'vitest';
import { type FormSchema, schemaResolver } from './schema-resolver';

const options = { fields: {}, shouldUseNativeValidation: false, criteriaMode: 'firstError' } as const;
const loadFeedback = async (): Promise<FormSchema> => (await import('@touchline/domain/person/feedback')).feedback;

describe('a form that is checked by a schema of the domain', () => {
  test('says at each field what is wrong with it first, in the words of the API and the user’s language', async () => {
    const check = schemaResolver<{ subject: string; text: string }>(loadFeedback, 'de');
    const { errors } = await check({ subject: '', text: 'x'.repeat(20_000) }, undefined, options);
    expect(errors.subject?.message).toBe('Bitte fülle dieses Feld aus.');
    expect(errors.text?.message).toMatch(/^Dieser Text ist zu lang: höchstens \d+ Zeichen\.$/);
  });

  test('passes with its values as they were typed', async () => {
    const check = schemaResolver<{ subject: string; text: string }>(loadFeedback, 'en');
    const typed = { subject: ' The search ', text: 'It finds everything.' };
    expect(await check(typed, undefined, options)).toEqual({ values: typed, errors: {} });
  });

  test('is left to the server where the schema cannot be downloaded', async () => {
    const check = schemaResolver<{ subject: string }>(() => Promise.reject(new Error('offline')), 'en');
    expect(await check({ subject: '' }, undefined, options)).toEqual({ values: { subject: '' }, errors: {} });
  });
});
