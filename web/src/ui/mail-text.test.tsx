import { expect, test } from 'vitest';
import { showComponent } from '../testing/show-component';
import { MailText } from './mail-text';

test.each([
  ['edda@harborpoint.example.edu', 'edda|@harborpoint|.example|.edu'],
  ['"a@b"@harborpoint.edu', '"a@b"|@harborpoint|.edu'],
  ['@nobody', '@nobody'],
  ['+1 207-555-0100', '+1 207-555-0100'],
])('%s may break before the last @ and before the dots behind it, and nowhere else by itself', (text, shown) => {
  const { container } = showComponent(<MailText text={text} />);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(shown);
  expect(container.textContent).toBe(text);
});
