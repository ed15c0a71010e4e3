import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { showComponent } from '../testing/show-component';
import { startFocusKeeper, useFocusKeeper } from './focus-keeper';

function Kept({ children }: { readonly children: ReactNode }) {
  useFocusKeeper();
  return children;
}

const button = (name: string) => screen.getByRole('button', { name });
function press(name: string): void {
  button(name).focus();
  button(name).click();
}
const focused = () => document.activeElement;

/** A list whose entries have two controls, the second of which removes the entry. */
function List({ names }: { readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  return (
    <section>
      <h2>Photos</h2>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button">Show {name}</button>
            <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

describe('the focus of a control that disappears', () => {
  test('goes to the same control of the entry that moved up, else of the one before, else to the heading', async () => {
    showComponent(
      <Kept>
        <List names={['one', 'two', 'three']} />
      </Kept>,
    );
    press('Delete two');
    await waitFor(() => expect(focused()).toBe(button('Delete three')));
    press('Delete three');
    await waitFor(() => expect(focused()).toBe(button('Delete one')));
    press('Delete one');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Photos' })));
  });

  test('goes to what stands in its place now', async () => {
    function Replaced() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <div>
          <a href="/elsewhere">Elsewhere</a>
          {isOpen ? (
            <form>
              <button type="button" onClick={() => setIsOpen(false)}>
                Save
              </button>
            </form>
          ) : (
            <p>
              <button type="button">Edit</button>
            </p>
          )}
        </div>
      );
    }
    showComponent(
      <Kept>
        <Replaced />
      </Kept>,
    );
    press('Save');
    await waitFor(() => expect(focused()).toBe(button('Edit')));
  });

  test('returns from a closed dialog to what opened it, or to what replaced that', async () => {
    function Host() {
      const [isOpen, setIsOpen] = useState(false);
      const [isDone, setIsDone] = useState(false);
      return (
        <header>
          {isDone ? (
            <button type="button">Menu</button>
          ) : (
            <button type="button" onClick={() => setIsOpen(true)}>
              Log in
            </button>
          )}
          {isOpen && (
            <div role="dialog" aria-label="Panel">
              <button type="button" onClick={() => setIsOpen(false)}>
                Cancel
              </button>
              <button
                type="button"
                onClick={() => {
                  setIsDone(true);
                  setIsOpen(false);
                }}
              >
                Done
              </button>
            </div>
          )}
        </header>
      );
    }
    showComponent(
      <Kept>
        <Host />
      </Kept>,
    );
    press('Log in');
    await screen.findByRole('dialog');
    press('Cancel');
    await waitFor(() => expect(focused()).toBe(button('Log in')));
    press('Log in');
    await screen.findByRole('dialog');
    press('Done');
    await waitFor(() => expect(focused()).toBe(button('Menu')));
  });

  test.each(['is not', 'has just been'])('returns near what opened a dialog while the keeper %s started', async (state) => {
    function Panel({ onDone }: { readonly onDone: () => void }) {
      useEffect(() => {
        button('Log in').blur();
        if (state === 'has just been') startFocusKeeper();
        button('Done').focus();
        startFocusKeeper(button('Log in'));
      }, []);
      return (
        <div role="dialog" aria-label="Panel">
          <button type="button" onClick={onDone}>
            Done
          </button>
        </div>
      );
    }
    function Host() {
      const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
      return (
        <>
          <header>
            <a href="/">Touchline</a>
            <form>
              {step === 'done' ? (
                <button type="button" key="menu">
                  Menu
                </button>
              ) : (
                <button type="button" onClick={() => setStep('open')}>
                  Log in
                </button>
              )}
            </form>
          </header>
          {step === 'open' && <Panel onDone={() => setStep('done')} />}
        </>
      );
    }
    showComponent(<Host />);
    press('Log in');
    await screen.findByRole('dialog');
    press('Done');
    await waitFor(() => expect(focused()).toBe(button('Menu')));
  });

  test('is kept where it was out for a moment without a press, as while a dialog opens', async () => {
    showComponent(
      <Kept>
        <List names={['one', 'two']} />
      </Kept>,
    );
    button('Delete one').focus();
    button('Delete one').blur();
    await Promise.resolve();
    button('Delete one').click();
    await waitFor(() => expect(focused()).toBe(button('Delete two')));
  });

  test('stays given up where the user gave it up before', async () => {
    showComponent(
      <Kept>
        <List names={['one', 'two']} />
      </Kept>,
    );
    button('Delete one').focus();
    fireEvent.pointerDown(document.body);
    button('Delete one').blur();
    await Promise.resolve();
    fireEvent.pointerUp(document.body);
    button('Delete one').click();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete one' })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    expect(focused()).toBe(document.body);
  });
});
