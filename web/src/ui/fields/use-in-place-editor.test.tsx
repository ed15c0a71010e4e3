import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { showComponent } from '../../testing/show-component';
import { useInPlaceEditor } from './use-in-place-editor';

/** A text with the button that opens its editor; once there is a text, another button takes its place. */
function Text() {
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const [text, setText] = useState('');
  if (isOpen)
    return (
      <>
        <button onClick={close}>Cancel</button>
        <button
          onClick={() => {
            setText('Saved.');
            close();
          }}
        >
          Save
        </button>
      </>
    );
  const label = text === '' ? 'Add a text' : 'Edit the text';
  return (
    <button key={label} ref={opener} onClick={open}>
      {label}
    </button>
  );
}

function openAndPress(name: string): void {
  showComponent(<Text />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a text' }));
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

describe('an editor in the page returns the focus when it closes', () => {
  test.each([
    ['Cancel', 'Add a text'],
    ['Save', 'Edit the text'],
  ])('after %s to the button "%s"', (pressed, focused) => {
    openAndPress(pressed);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }));
  });
});
