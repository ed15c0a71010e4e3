import { act } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import { createContext, startTransition, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { deferredSection } from '../lib/hydration/deferred-section';
import { EarlyPress, hearPresses } from '../lib/hydration/early-press';
import { EARLY_PRESS } from '../lib/hydration/early-press-script';

/** What the buttons of the page have done, in order. */
export const heard = vi.fn<(name: string) => void>();
/** What the browser would have sent: forms whose submission nothing prevented. */
export const sent: string[] = [];

const page: HTMLElement & { isHeard?: unknown } = document.documentElement;

/**
 * Installs the script of early presses for the tests of a file, and empties page and records around each. Every file
 * calls it itself: modules are loaded once for all files of a worker, so hooks of this module would be those of one.
 */
export function onEarlyPages(): void {
  const listeners: Parameters<typeof window.addEventListener>[] = [];
  const addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
    listeners.push(listener);
    window.addEventListener(...listener);
  };
  beforeAll(() => void runInNewContext(EARLY_PRESS, { d: page, addEventListener }));
  afterAll(() => {
    for (const listener of listeners) window.removeEventListener(...listener);
  });
  beforeEach(() => {
    delete page.isHeard;
    heard.mockClear();
    sent.length = 0;
  });
  afterEach(() => document.body.replaceChildren());
}

interface PartProps {
  readonly name: string;
}

function PressButton({ name }: PartProps) {
  return <button onClick={() => heard(name)}>{name}</button>;
}

/** A form of our own with controls whose values React holds; its button says what it has heard of them. */
function OurForm({ name }: PartProps) {
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [choice, setChoice] = useState('a');
  return (
    <form
      action="/elsewhere"
      onSubmit={(event) => {
        event.preventDefault();

        heard(`${text} ${String(isChecked)} ${choice}`);
      }}
    >
      <input aria-label={`text of ${name}`} value={text} onChange={({ target }) => setText(target.value)} />
      <input
        aria-label={`box of ${name}`}
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => setIsChecked(target.checked)}
      />
      <select aria-label={`choice of ${name}`} value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="submit">{`form of ${name}`}</button>
    </form>
  );
}

function Part({ name }: PartProps) {
  return (
    <>
      <PressButton name={name} />
      <OurForm name={name} />
    </>
  );
}

type Section = 'later' | 'last';
type Code = typeof Part;

/** Newer data: a change of context, which reaches every section that is not hydrated yet. */
const Data = createContext('first');

const whole = (load: (section: Section) => Promise<Code>) => {
  const [Later, Last] = (['later', 'last'] as const).map((name) => deferredSection(() => load(name)));
  return (
    <StrictMode>
      <Part name="at once" />
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <PressButton name="of a form" />
      </form>
      {Later !== undefined && <Later name="later" />}
      {Last !== undefined && <Last name="last" />}
      <EarlyPress />
    </StrictMode>
  );
};

/** React and what it has set off for the next task. */
async function settled(step: () => Promise<void> | void): Promise<void> {
  await act(async () => step());
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
}

/** What a page does once, before it is hydrated, until the test has finished. */
function hearUntilTheEnd(): void {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  hearPresses();
  for (const call of listen.mock.calls) onTestFinished(() => removeEventListener(...call));
  listen.mockRestore();
}

function aDownload() {
  let resolve: (code: Code) => void = () => undefined;
  const promise = new Promise<Code>((resolveIt) => (resolve = resolveIt));
  return { promise, resolve };
}

/** Types, ticks or chooses, as a browser tells it. */
export function change(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A page as the server sends it, with two sections whose code comes later. `hydrate` is the start of the client,
 * `arrive` the download of sections; what is handed to it is done when their code is there and React has not used it.
 */
export async function anEarlyPage() {
  const { prelude } = await prerender(whole(() => Promise.resolve(Part)));
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  const stopSending = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sent.push(event.submitter?.textContent ?? '');
    event.preventDefault();
  };
  addEventListener('submit', stopSending);
  onTestFinished(() => removeEventListener('submit', stopSending));
  document.body.append(root);
  const downloads = { later: aDownload(), last: aDownload() };
  const content = whole((section) => downloads[section].promise);
  let client: Root | null = null;
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`There is no button ${name}`);
    return found;
  };
  return {
    root,
    button,
    press: (name: string) => settled(() => button(name).click()),
    hydrate: () =>
      settled(() => {
        hearUntilTheEnd();
        client = hydrateRoot(root, <Data value="first">{content}</Data>);
      }),
    /** An urgent update: React cannot wait for the code of sections, and renders them again once it is there. */
    renew: () => settled(() => flushSync(() => client?.render(<Data value="newer">{content}</Data>))),
    /** An update that may wait: React begins with it, and leaves the page as it is until the code is there. */
    beginToRenew: () => settled(() => startTransition(() => client?.render(<Data value="newer">{content}</Data>))),
    arrive: (sections: readonly Section[] = ['later'], meanwhile: () => void = () => undefined) =>
      settled(async () => {
        for (const section of sections) downloads[section].resolve(Part);
        for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
        meanwhile();
      }),
  };
}
