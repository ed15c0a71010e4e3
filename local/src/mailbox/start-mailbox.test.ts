import { expect, test } from 'vitest';
import { linkToSite } from './queued-mails';
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

test('every link is followed to the page of the site that it is for', () => {
  const link = linkToSite(
    'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=two&apiKey=any&continueUrl=http%3A%2F%2F127.0.0.1%3A5000%2Fcolleges',
    'http://127.0.0.1:5000',
  );
  expect(link).toBe(
    'http://127.0.0.1:5000/signInUpMobile?mode=resetPassword&oobCode=two&apiKey=any&continueUrl=http%3A%2F%2F127.0.0.1%3A5000%2Fcolleges',
  );
  const page = mailboxPage({ mails: [], links: [{ to: 'b@touchline.example', kind: 'PASSWORD_RESET', link }] });
  expect(page).toContain('<h2>Reset the password</h2><p>To b@touchline.example</p>');
  expect(page).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
});

test('an empty mailbox says so', () => {
  expect(mailboxPage({ mails: [], links: [] })).toContain('Nothing yet.');
});
