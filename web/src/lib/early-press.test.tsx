import { act, within } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import { createContext, StrictMode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferredSection } from './deferred-section';
import { EarlyPress, giveUpPresses, hearPresses } from './early-press';
import { EARLY_PRESS } from './early-press-script';

const heard = vi.fn<(name: string) => void>();
const page: HTMLElement & { isHydrated?: boolean } = document.documentElement;
/** What the browser would have sent: forms whose submission nothing prevented. */
const sent: string[] = [];

beforeAll(() => {
  runInNewContext(EARLY_PRESS, { d: page, addEventListener: window.addEventListener.bind(window) });
});

beforeEach(() => {
  page.isHydrated = false;
  heard.mockClear();
  sent.length = 0;
});

afterEach(() => document.body.replaceChildren());

interface ButtonProps {
  readonly name: string;
}

function PressButton({ name }: ButtonProps) {
  return <button onClick={() => heard(name)}>{name}</button>;
}

/** A form of our own with controls whose values React holds; its button says what it has heard of them. */
function OurForm() {
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
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="box" type="checkbox" checked={isChecked} onChange={({ target }) => setIsChecked(target.checked)} />
      <select aria-label="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="submit">of our form</button>
    </form>
  );
}

/** Newer data: a change of context, which reaches every section that is not hydrated yet. */
const Data = createContext('first');

const whole = (Later: (props: ButtonProps) => React.ReactNode) => (
  <StrictMode>
    <PressButton name="at once" />
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <PressButton name="of a form" />
    </form>
    <OurForm />
    <Later name="later" />
    <EarlyPress />
  </StrictMode>
);

/** A page as the server sends it; `hydrate` is the start of the client, `arrive` the download of its later section. */
async function aRenderedPage() {
  const { prelude } = await prerender(whole(deferredSection(() => Promise.resolve(PressButton))));
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  const stopSending = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sent.push(event.submitter?.textContent ?? '');
    event.preventDefault();
  };
  addEventListener('submit', stopSending);
  onTestFinished(() => removeEventListener('submit', stopSending));
  document.body.append(root);
  let arrive: (code: typeof PressButton) => void = () => undefined;
  const code = new Promise<typeof PressButton>((resolve) => (arrive = resolve));
  const button = (name: string) => {
    const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (found === undefined) throw new Error(`There is no button ${name}`);
    return found;
  };
  const page = whole(deferredSection(() => code));
  let client: Root | null = null;
  return {
    root,
    button,
    press: (name: string) =>
      act(() => {
        button(name).click();
        return Promise.resolve();
      }),
    hydrate: () =>
      act(() => {
        hearPresses();
        client = hydrateRoot(root, <Data value="first">{page}</Data>);
        return Promise.resolve();
      }),
    /** An urgent update: React cannot wait for the section's code, and renders it again once it is there. */
    renew: () =>
      act(() => {
        flushSync(() => client?.render(<Data value="newer">{page}</Data>));
        return Promise.resolve();
      }),
    arrive: () =>
      act(async () => {
        arrive(PressButton);
        await code;
      }),
  };
}

describe('a press on what is not hydrated yet', () => {
  test('takes effect once when the code of its section has come', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await hydrate();
    await press('later');
    expect(heard).not.toHaveBeenCalled();
    await arrive();
    expect(heard.mock.calls).toEqual([['later']]);
  });

  test.each(['at once', 'later'])('takes effect once when the page was not even begun: %s', async (name) => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await press(name);
    await hydrate();
    await arrive();
    expect(heard.mock.calls).toEqual([[name]]);
  });

  test('takes effect once where newer data have its section rendered again before its code has come', async () => {
    const { button, press, hydrate, renew, arrive } = await aRenderedPage();
    await press('later');
    const pressed = button('later');
    await hydrate();
    await renew();
    await arrive();
    expect(pressed.isConnected).toBe(false);
    expect(heard.mock.calls).toEqual([['later']]);
  });

  test('is forgotten for a later press elsewhere, which alone takes effect', async () => {
    const { root, press, hydrate, arrive } = await aRenderedPage();
    await press('at once');
    await press('later');
    await hydrate();
    root.click();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is forgotten when the user begins to type', async () => {
    const { root, press, hydrate, arrive } = await aRenderedPage();
    await press('at once');
    root.dispatchEvent(new Event('input', { bubbles: true }));
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['has gone', 'may not be pressed any more'])('is not repeated where the button %s', async (what) => {
    const { hydrate } = await aRenderedPage();
    const button = document.createElement('button');
    button.addEventListener('click', () => heard('other'));
    document.body.append(button);
    button.click();
    heard.mockClear();
    if (what === 'has gone') button.remove();
    else button.disabled = true;
    await hydrate();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is not repeated where its form works by itself, which the browser has sent', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await press('of a form');
    expect(sent).toEqual(['of a form']);
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('on a form that waits for its script is not sent by the browser, and takes effect once', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await press('of our form');
    await hydrate();
    await arrive();
    expect(sent).toEqual([]);
    expect(heard.mock.calls).toEqual([[' false a']]);
  });

  test('comes after what was typed, ticked and chosen before, of which React hears too', async () => {
    const { root, press, hydrate, arrive } = await aRenderedPage();
    const fields = within(root);
    const text = fields.getByLabelText<HTMLInputElement>('text');
    const choice = fields.getByLabelText<HTMLSelectElement>('choice');
    const change = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    };
    for (const typed of ['t', 'ty', 'typed']) change(text, typed);
    text.setSelectionRange(2, 2);
    fields.getByLabelText('box').click();
    change(choice, 'b');
    await press('of our form');
    await hydrate();
    await arrive();
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['typed true b']]));
    expect([text.value, text.selectionStart, choice.value]).toEqual(['typed', 2, 'b']);
    await press('of our form');
    expect(heard.mock.calls).toEqual([['typed true b'], ['typed true b']]);
  });

  test('is given up where its script does not come: the form goes to its address, another button comes to rest', async () => {
    const { button, press, hydrate, arrive } = await aRenderedPage();
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await press('at once');
    giveUpPresses();
    expect(submit).not.toHaveBeenCalled();
    await press('of our form');
    giveUpPresses();
    expect(submit.mock.contexts).toEqual([button('of our form').closest('form')]);
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('does not repeat a press that was heard', async () => {
    const { press, hydrate, arrive } = await aRenderedPage();
    await hydrate();
    await press('at once');
    await arrive();
    expect(heard.mock.calls).toEqual([['at once']]);
  });
});
