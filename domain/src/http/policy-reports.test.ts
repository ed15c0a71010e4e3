import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { policyReports, policyViolationsOf } from './policy-reports';

const reported = (sent: unknown) => policyViolationsOf(z.parse(policyReports, sent));
const PAGE = 'https://touchline.example/signInUpMobile?mode=resetPassword&oobCode=SECRET#top';

describe('a report of a violated policy', () => {
  test('in the older form says what was blocked where, without queries', () => {
    const report = {
      'document-uri': PAGE,
      'violated-directive': "img-src 'self'",
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/pixel.gif?stolen=SECRET',
      'source-file': 'https://touchline.example/assets/app.js?v=1',
      'line-number': 12,
      'original-policy': 'default-src …',
    };
    expect(reported({ 'csp-report': report })).toEqual([
      {
        directive: 'img-src',
        blocked: 'https://evil.example/pixel.gif',
        source: 'https://touchline.example/assets/app.js:12',
        page: 'https://touchline.example/signInUpMobile',
      },
    ]);
    expect(reported({ 'csp-report': { 'violated-directive': "script-src 'self'" } })).toEqual([
      { directive: 'script-src', blocked: '', source: '', page: '' },
    ]);
  });

  test('in the newer form stands among reports of other kinds', () => {
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      documentURL: PAGE,
      sourceFile: null,
      lineNumber: 3,
    };
    const sent = [
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation', body: null },
      { type: 'csp-violation', age: 5, url: PAGE, body },
    ];
    expect(reported(sent)).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', source: '', page: 'https://touchline.example/signInUpMobile' },
    ]);
  });

  test('159: holds no data of addresses, no line breaks and no long texts', () => {
    const violationOf = (blocked: string) => reported({ 'csp-report': { 'blocked-uri': blocked } })[0]?.blocked;
    expect(violationOf('data:text/html,SECRET')).toBe('data');
    expect(violationOf('JavaScript:alert(1)')).toBe('JavaScript');
    expect(violationOf('https://x.example/\n{"severity":"ERROR"}\u2028')).toBe('https://x.example/{"severity":"ERROR"}');
    expect(violationOf(`https://x.example/${'a'.repeat(500)}`)).toHaveLength(120);
  });

  test('of an extension of the browser does not count, and of one body ten do', () => {
    expect(reported({ 'csp-report': { 'blocked-uri': 'moz-extension://abc/x.js' } })).toEqual([]);
    expect(reported({ 'csp-report': { 'blocked-uri': 'inline', 'source-file': 'chrome-extension' } })).toEqual([]);
    const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
    expect(reported(Array.from({ length: 100 }, () => one))).toHaveLength(10);
  });

  test.each([
    [{}],
    [[]],
    [{ 'csp-report': null }],
    [[{ type: 5 }]],
    [Array.from({ length: 101 }, () => ({ type: 'x', body: null }))],
  ])('is not %j, but an empty list is one without violations', (sent) => {
    const isEmptyList = Array.isArray(sent) && sent.length === 0;
    expect(z.safeParse(policyReports, sent).success).toBe(isEmptyList);
  });
});
