import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { missingElement } from './missing-element';

const messageOf = (query: () => unknown): string => {
  try {
    query();
    return 'found';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('a query in vain says in its first line what it looked for, and below what stood there, of its own kind first', () => {
  const { baseElement } = render(
    <main>
      <h1>Your plan</h1>
      <p role="alert">The note is too long</p>
      <label>
        Note <input defaultValue="Write to the coach" />
      </label>
      <button>Cancel</button>
    </main>,
    { baseElement: document.body.appendChild(document.createElement('div')) },
  );
  const shown = within(baseElement);

  expect(messageOf(() => shown.getByRole('button', { name: 'Save' })).split('\n')).toEqual([
    'Unable to find an accessible element with the role "button" and name "Save"',
    'On the page stood:',
    '  button: “Cancel”',
    '  alert: “The note is too long”',
    '  heading: “Your plan”',
    '  textbox: “Note” with “Write to the coach”',
    '  text: Your planThe note is too longNote Cancel',
  ]);
  expect(messageOf(() => shown.getByRole('link', { name: 'Home' }))).toContain('\n  link: none\n');
  expect(messageOf(() => shown.getByText('Saved'))).toContain('\n  button: “Cancel”\n');
  baseElement.remove();
});

test('of a page without anything on it that is said', () => {
  const empty = within(document.createElement('div'));
  expect(messageOf(() => empty.getByText('Saved'))).toBe('Unable to find an element with the text: Saved\nThe page was empty.');
});

test('what the page has logged as an error stands before what stood on it', () => {
  const message = missingElement('Unable to find a text', document, [[new TypeError('x is no function'), 'in Page']]);

  expect(message.split('\n')[1]).toBe('The page logged an error: TypeError: x is no function in Page');
});
