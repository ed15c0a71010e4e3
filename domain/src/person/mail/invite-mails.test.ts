import { expect, test } from 'vitest';
import { coachInvitedMail, handedOverMail, staffInvitedMail } from './invite-mails';

const LINK = 'https://touchline.example/claimCollege?invite=abc';
const invitation = {
  collegeName: 'Harbor Point University',
  sex: 'female',
  handsOver: false,
  link: LINK,
  validDays: 14,
} as const;

test('an invitation names the college, the team, the link and its days in both languages, and greets nobody by name', () => {
  const [english, german] = [staffInvitedMail(invitation, 'en'), staffInvitedMail(invitation, 'de')];
  expect(english.subject).toBe('Harbor Point University invites you to its page on Touchline');
  expect(german.subject).toBe('Harbor Point University lädt dich auf seine Seite bei Touchline ein');
  for (const { text } of [english, german]) expect(text).toMatch(/^(Hello|Hallo),\n/);
  expect(english.text).toMatch(new RegExp(`women's soccer.*14 days.*${LINK.replace('?', String.raw`\?`)}`, 's'));
  expect(german.text).toMatch(new RegExp(`Frauenfußball.*14 Tage.*${LINK.replace('?', String.raw`\?`)}`, 's'));
  expect(staffInvitedMail({ ...invitation, handsOver: true }, 'en').text).toContain('hand the college');
});

test('whoever has handed over reads that the own role has ended', () => {
  const person = { firstName: 'Robin', collegeName: 'Harbor Point University' };
  expect(handedOverMail(person, 'en').text).toMatch(/^Hello Robin,.*role there has ended/s);
  expect(handedOverMail(person, 'de').text).toMatch(/^Hallo Robin,.*Damit endet deine Rolle dort/s);
});

test('[S4-16] an invitation by Touchline says that accepting is enough, with the message of the admin, in both languages', () => {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    coachInvitedMail({ ...invitation, message: 'We met at the <b>final</b>.' }, language),
  );
  expect(english?.text).toMatch(
    /women's soccer.*We met at the <b>final<\/b>\..*14 days, once.*edit as soon as you have accepted/s,
  );
  expect(german?.text).toMatch(/Frauenfußball.*We met at.*14 Tage, einmal.*Sobald du angenommen hast/s);
  expect(english?.html).not.toContain('<b>');
  expect(coachInvitedMail({ ...invitation, message: null }, 'en').text).not.toContain('null');
});
