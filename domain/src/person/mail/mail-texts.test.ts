import { describe, expect, test } from 'vitest';
import { mail, MAIL_SCHEMA_VERSION } from './mail';
import { mailText } from './mail-text';
import {
  collegeCreatedMail,
  type DecidedRole,
  emailChangedMail,
  emailRestoredMail,
  greeting,
  passwordChangedMail,
  roleDecidedMail,
} from './mail-texts';

const role: DecidedRole = {
  type: 'headcoach',
  decision: 'accepted',
  reason: null,
  firstName: 'Robin',
  collegeName: 'Harbor Point University',
  page: 'https://touchline.example/Harbor_Point_University/mens/soccer',
  wizard: 'https://touchline.example/coachonboardingwizard',
};

describe('mails', () => {
  test('fit the format of the Trigger Email extension', () => {
    const message = passwordChangedMail({ firstName: 'Robin' }, 'en');
    const stored = { _id: 'm', schemaVersion: MAIL_SCHEMA_VERSION, to: ['robin@touchline.example'], message, about: 'uid-1' };
    const whole = {
      ...{ ...stored, createdAt: '2026-01-05T10:00:00.000Z' },
      ...{ kind: 'passwordChanged', failureToldAt: null },
    };
    expect(mail.parse(whole)).toEqual(whole);
    expect(mail.parse({ ...whole, replyTo: 'kim@touchline.example' })).toMatchObject({ replyTo: 'kim@touchline.example' });
    expect(mail.safeParse({ ...whole, replyTo: null }).success).toBe(false);
    const delivery = { state: 'SUCCESS', error: null };
    expect(mail.parse({ ...whole, delivery: { ...delivery, attempts: 1 } })).toEqual({ ...whole, delivery });
  });

  test('say the same as text and as HTML, and take what people wrote for text', () => {
    const { subject, text, html } = mailText('One\r\nBcc: all@touchline.example', ['<b>Hi</b> & "bye"', 'Two\nlines']);
    expect(subject).toBe('One Bcc: all@touchline.example');
    expect(text).toBe('<b>Hi</b> & "bye"\n\nTwo\nlines\n');
    expect(html).toBe('<p>&lt;b&gt;Hi&lt;/b&gt; &amp; &quot;bye&quot;</p>\n<p>Two<br>lines</p>');
  });

  test('a coach reads in the own language that the college accepted them, and what they may do now', () => {
    expect(roleDecidedMail(role, 'en').subject).toBe('Harbor Point University: you have been accepted');
    expect(roleDecidedMail(role, 'en').text).toContain('edit');
    expect(roleDecidedMail(role, 'de').subject).toBe('Harbor Point University: Du wurdest angenommen');
    expect(roleDecidedMail(role, 'de').text).toContain('bearbeiten');
    expect(roleDecidedMail({ ...role, type: 'alumni' }, 'en').text).not.toContain('edit');
  });

  test('an accepted coach finds the page and its wizard in the mail, others the page, and whoever is rejected neither', () => {
    for (const language of ['en', 'de'] as const) {
      const linksIn = (changes: Partial<DecidedRole>) => {
        const { text } = roleDecidedMail({ ...role, ...changes }, language);
        return [role.page ?? '', role.wizard].map((link) => text.includes(link));
      };
      expect(linksIn({})).toEqual([true, true]);
      expect(linksIn({ page: null })).toEqual([false, true]);
      expect(linksIn({ type: 'alumni' })).toEqual([true, false]);
      expect(linksIn({ decision: 'rejected' })).toEqual([false, false]);
    }
  });

  test('whoever is rejected reads the reason, as plain text', () => {
    const rejected = { ...role, decision: 'rejected', reason: 'The staff list <names> nobody like you.' } as const;
    expect(roleDecidedMail(rejected, 'en').text).toContain('Our note: The staff list <names> nobody like you.');
    expect(roleDecidedMail(rejected, 'en').html).toContain('list &lt;names&gt; nobody');
    expect(roleDecidedMail(rejected, 'de').text).toContain('Unsere Anmerkung: The staff list');
    expect(roleDecidedMail({ ...rejected, reason: null }, 'de').text).not.toContain('Anmerkung');
  });

  test('whoever loses an accepted role reads why, and that coaches no longer edit', () => {
    const withdrawn = { ...role, decision: 'withdrawn', reason: 'No longer on the staff list.' } as const;
    expect(roleDecidedMail(withdrawn, 'en')).toMatchObject({ subject: 'Harbor Point University: your role has ended' });
    expect(roleDecidedMail(withdrawn, 'en').text).toMatch(/can no longer edit[^]*Our note: No longer on the staff list\./);
    expect(roleDecidedMail(withdrawn, 'de').text).toMatch(/nicht mehr bearbeiten[^]*Unsere Anmerkung: No longer/);
    expect(roleDecidedMail({ ...withdrawn, type: 'alumni' }, 'en').text).not.toContain('edit');
  });

  test.each([
    ['passwordChanged', passwordChangedMail],
    [
      'collegeCreated',
      (about: { firstName: string }, language: 'en' | 'de') => collegeCreatedMail({ ...role, ...about }, language),
    ],
    ['roleDecided', (about: { firstName: string }, language: 'en' | 'de') => roleDecidedMail({ ...role, ...about }, language)],
  ])('%s greets the owner of a verified address, in both languages', (_, mailOf) => {
    const [english, german] = [mailOf({ firstName: 'Robin' }, 'en'), mailOf({ firstName: 'Robin' }, 'de')];
    expect(english.text).toMatch(/^Hello Robin,\n\n[A-Z]/);
    expect(german.text).toMatch(/^Hallo Robin,\n\n[a-zäöü]/);
    expect(english.subject).not.toBe(german.subject);
  });

  test.each([emailChangedMail, emailRestoredMail])('%o to a former address names nobody, in both languages', (mailOf) => {
    expect(mailOf('en').text).toMatch(/^Hello,\n\n[A-Z]/);
    expect(mailOf('de').text).toMatch(/^Hallo,\n\n[a-zäöü]/);
    expect(mailOf('en').subject).not.toBe(mailOf('de').subject);
  });

  test.each(['Robin', 'Ana María', 'Jean-Luc', "D'Andre", '李小龍', 'Mary Ann Lou'])('a greeting names %j', (name) => {
    expect([greeting(name, 'en'), greeting(name, 'de')]).toEqual([`Hello ${name},`, `Hallo ${name},`]);
  });

  test.each([
    'You have won 1000 dollars',
    'Call 555 0100',
    'evil.example',
    'Win now! Really',
    'Ring your bank today please',
    'x'.repeat(31),
    'Robin\u2028Win',
    ' Robin',
    '',
  ])('attack 148: a greeting carries no message: %j', (name) => {
    expect([greeting(name, 'en'), greeting(name, 'de')]).toEqual(['Hello,', 'Hallo,']);
  });
});
