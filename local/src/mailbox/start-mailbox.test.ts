import { expect, test } from 'vitest';
import { mailboxPage } from './start-mailbox';

test('mails are shown as text, whatever people wrote into them', () => {
  const page = mailboxPage({
    mails: [
      { to: 'robin@touchline.example', subject: '<b>Accepted</b>', text: 'Hello "Robin" & co', at: '2026-01-05T10:00:00.000Z' },
    ],
    links: [],
  });
  expect(page).toContain('<h2>&lt;b&gt;Accepted&lt;/b&gt;</h2><p>To robin@touchline.example, 2026-01-05T10:00:00.000Z</p>');
  expect(page).toContain('<pre>Hello &quot;Robin&quot; &amp; co</pre>');
  expect(page).not.toContain('Nothing yet');
});

test('a verification is followed, a reset takes the new password along', () => {
  const action = 'http://127.0.0.1:9099/emulator/action';
  const page = mailboxPage({
    mails: [],
    links: [
      { to: 'a@touchline.example', kind: 'VERIFY_EMAIL', link: `${action}?mode=verifyEmail&oobCode=one` },
      { to: 'b@touchline.example', kind: 'PASSWORD_RESET', link: `${action}?mode=resetPassword&oobCode=two&apiKey=any` },
    ],
  });
  expect(page).toContain(`<a href="${action}?mode=verifyEmail&amp;oobCode=one">`);
  expect(page).toContain(
    `<form action="${action}"><input type="hidden" name="mode" value="resetPassword"><input type="hidden" name="oobCode" value="two">`,
  );
  expect(page).toContain('name="newPassword"');
});

test('an empty mailbox says so', () => {
  expect(mailboxPage({ mails: [], links: [] })).toContain('Nothing yet.');
});
