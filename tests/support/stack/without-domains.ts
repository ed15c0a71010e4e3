import domain from 'node:domain';

/*
 * The functions framework runs each call in a domain of Node's, which answers 500 to what nobody catches. The first
 * domain makes Node watch every promise of the process, also those of the tests: a tenth of their processor time
 * (docs/decisions/129-domains-in-api-tests.md). Here calls run without, and what nobody catches fails the test run.
 * The tests of the deployed functions run with domains.
 */
Object.assign(domain, {
  create: () => ({ on: () => undefined, run: (call: () => void) => call() }),
});
