import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@touchline/domain/kernel/json/json';
import { MAIL_KINDS, type MailKind } from '@touchline/domain/person/mail/mail-kinds';
import { expect, test } from 'vitest';
import { mailSamples } from './mail-samples';

/** The expected texts of servers and pages on each Node (docs/decisions/100-checks-on-every-node.md). */
const FIXTURE = join(import.meta.dirname, '../../../../tests/fixtures/texts-on-each-node.json');

function expected(...path: readonly string[]): unknown {
  const whole: unknown = JSON.parse(readFileSync(FIXTURE, 'utf8'));
  return path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), whole);
}

const LANGUAGES = ['en', 'de'] as const;

test.each(LANGUAGES.flatMap((language) => (Object.keys(MAIL_KINDS) as MailKind[]).map((kind) => [language, kind] as const)))(
  'a mail reads the same on each Node: %s, %s',
  (language, kind) => {
    const said = mailSamples(language)[kind].map(({ subject, text }) => ({ subject, text }));
    expect(said).toEqual(expected('mails', language, kind));
  },
);
