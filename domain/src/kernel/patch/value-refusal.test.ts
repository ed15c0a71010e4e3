import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { shortText, webLink } from '../text/text-schemas';
import { editDocument } from './edit-document';
import { valueRefusal } from './value-refusal';

const schema = z.strictObject({
  name: shortText(5),
  link: z.nullable(webLink),
  tags: z.array(shortText(3)),
  size: z.nullable(z.int()),
});
const document = { name: 'Port', link: null, tags: ['sea'], size: 4 };

describe('one value of a document', () => {
  test.each([
    ['/name', 'Harbor', { code: 'textTooLong', values: { path: '/name', max: 5 } }],
    ['/name', null, { code: 'textMissing', values: { path: '/name' } }],
    ['/link', 'javascript:alert(1)', { code: 'webLinkInvalid', values: { path: '/link' } }],
    ['/tags/0', 'river', { code: 'textTooLong', values: { path: '/tags/0', max: 3 } }],
    ['/size', 'four', { code: 'valueRefused', values: { path: '/size' } }],
  ])('is refused as the edit would be: %s %j', (path, value, refusal) => {
    expect(valueRefusal(schema, document, path, value)).toEqual(refusal);
    const rules = { schema, guard: () => undefined, ignores: () => false, follow: () => [], check: () => undefined };
    expect(() => editDocument(document, [{ op: 'replace', path, value }], rules)).toThrow();
  });

  test.each([
    ['/name', 'Quay'],
    ['/link', 'https://example.edu'],
    ['/link', null],
    ['/tags/0', null],
    ['/tags/-', 'bay'],
    ['/nowhere', 'anything'],
  ])('passes where it fits, and where nobody can say: %s %j', (path, value) => {
    expect(valueRefusal(schema, document, path, value)).toBeNull();
  });
});
