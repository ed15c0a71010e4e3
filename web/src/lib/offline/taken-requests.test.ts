import { expect, test } from 'vitest';
import { opensPage } from './taken-requests';

const SITE = 'https://touchline.example';

function isTaken(address: string, { method = 'GET', mode = 'navigate' } = {}): boolean {
  return opensPage({ method, mode, url: new URL(address, SITE) }, SITE);
}

test.each(['/', '/mycolleges', '/colleges?search=ohio', '/Harbor_Point_University/mens/soccer', '/account'])(
  'the worker takes the opening of %s',
  (address) => expect(isTaken(address)).toBe(true),
);

test.each([
  '/ui/v1/profile',
  '/ui/v1/accounts/data',
  '/api/v1/colleges',
  '/media/catalogue',
  '/__/auth/handler',
  '/__/firebase/init.json',
  '/assets/page-1234567.js',
  'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  'https://other.example/mycolleges',
])('the worker lets %s pass, even where it is opened like a page', (address) => expect(isTaken(address)).toBe(false));

test.each([
  { mode: 'cors' },
  { mode: 'no-cors' },
  { mode: 'same-origin' },
  { method: 'POST' },
  { method: 'HEAD' },
  { method: 'PUT', mode: 'cors' },
])('the worker lets a request pass that opens no page: %j', (request) => expect(isTaken('/mycolleges', request)).toBe(false));
