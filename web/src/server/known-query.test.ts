import { expect, test } from 'vitest';
import { withKnownQuery } from './known-query';

const SEARCH = ['search', 'state'];

test.each([
  ['/colleges', '/colleges', true],
  ['/colleges?search=a%20b&state=OH&state=TX&lang=de', '/colleges?search=a+b&state=OH&state=TX&lang=de', true],
  ['/colleges?x=1', '/colleges', false],
  ['/colleges?search=a&utm_source=b&fbclid=c', '/colleges?search=a', false],
  ['/colleges?lang=en', '/colleges', false],
  ['/colleges?lang=fr&lang=de', '/colleges?lang=de', false],
  ['/colleges?SEARCH=a', '/colleges', false],
  ['/colleges?__proto__=a', '/colleges', false],
])('138: %s is rendered as %s', (asked, address, isWhole) => {
  expect(withKnownQuery(new URL(`https://touchline.example${asked}`), SEARCH)).toEqual({ address, isWhole });
});
