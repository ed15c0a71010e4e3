import { expect, test } from 'vitest';
import { isDisposableMail, isFreeMail } from './mail-hosts';

test('free mail is known in the branches of its provider, and no club’s host is one', () => {
  for (const address of ['kim@gmail.com', 'Kim@GMX.de', 'kim@yahoo.co.uk', 'kim@outlook.com', 'kim@t-online.de', 'kim@web.de'])
    expect(isFreeMail(address)).toBe(true);
  for (const address of ['kim@club.example', 'kim@gmail.club.example', 'kim@fc-web.de', 'kim@mail.fc-koeln.de', 'kim@gmail'])
    expect(isFreeMail(address)).toBe(false);
});

test('a mailbox that is thrown away is known below its host too', () => {
  for (const address of ['kim@mailinator.com', 'kim@inbox.mailinator.com', 'kim@YOPMAIL.com'])
    expect(isDisposableMail(address)).toBe(true);
  for (const address of ['kim@notmailinator.com', 'kim@mailinator.com.example', 'kim@club.example'])
    expect(isDisposableMail(address)).toBe(false);
});
