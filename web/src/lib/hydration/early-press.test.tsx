import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { anEarlyPage, change, heard, onEarlyPages, sent } from '../../testing/an-early-page';
import { giveUpPresses } from './early-press';

onEarlyPages();

describe('a press on what is not hydrated yet', () => {
  test('takes effect once when the code of its section has come', async () => {
    const { press, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    await press('later');
    expect(heard).not.toHaveBeenCalled();
    await arrive();
    expect(heard.mock.calls).toEqual([['later']]);
  });

  test.each(['at once', 'later'])('takes effect once when the page was not even begun: %s', async (name) => {
    const { press, hydrate, arrive } = await anEarlyPage();
    await press(name);
    await hydrate();
    await arrive();
    expect(heard.mock.calls).toEqual([[name]]);
  });

  test('takes effect once where newer data have its section rendered again before its code has come', async () => {
    const { button, press, hydrate, renew, arrive } = await anEarlyPage();
    await press('later');
    const pressed = button('later');
    await hydrate();
    await renew();
    await arrive();
    expect(pressed.isConnected).toBe(false);
    expect(heard.mock.calls).toEqual([['later']]);
  });

  test('is forgotten for a later press elsewhere, which alone takes effect', async () => {
    const { root, press, hydrate, arrive } = await anEarlyPage();
    await press('at once');
    await press('later');
    await hydrate();
    root.click();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is forgotten when the user begins to type', async () => {
    const { root, press, hydrate, arrive } = await anEarlyPage();
    await press('at once');
    root.dispatchEvent(new Event('input', { bubbles: true }));
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['has gone', 'may not be pressed any more'])('is not repeated where the button %s', async (what) => {
    const { root, button, press, hydrate } = await anEarlyPage();
    await press('at once');
    const fieldset = document.createElement('fieldset');
    document.body.append(fieldset);
    if (what === 'has gone') button('at once').closest('div')?.remove();
    else {
      fieldset.disabled = true;
      fieldset.append(root);
    }
    await hydrate();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is not repeated where its form works by itself, which the browser has sent', async () => {
    const { press, hydrate, arrive } = await anEarlyPage();
    await press('of a form');
    expect(sent).toEqual(['of a form']);
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('on a form that waits for its script is not sent by the browser, and takes effect once', async () => {
    const { press, hydrate, arrive } = await anEarlyPage();
    await press('form of at once');
    await hydrate();
    await arrive();
    expect(sent).toEqual([]);
    expect(heard.mock.calls).toEqual([[' false a']]);
  });

  test('comes after what was typed, ticked and chosen before, of which React hears too', async () => {
    const { root, press, hydrate, arrive } = await anEarlyPage();
    const fields = within(root);
    const text = fields.getByLabelText<HTMLInputElement>('text of at once');
    const choice = fields.getByLabelText<HTMLSelectElement>('choice of at once');
    for (const typed of ['t', 'ty', 'typed']) change(text, typed);
    text.setSelectionRange(2, 2);
    fields.getByLabelText('box of at once').click();
    change(choice, 'b');
    await press('form of at once');
    await hydrate();
    await arrive();
    expect(heard.mock.calls).toEqual([['typed true b']]);
    expect([text.value, text.selectionStart, choice.value]).toEqual(['typed', 2, 'b']);
    await press('form of at once');
    expect(heard.mock.calls).toEqual([['typed true b'], ['typed true b']]);
  });

  test('is given up where its script does not come: the form goes to its address, another button comes to rest', async () => {
    const { button, press, hydrate, arrive } = await anEarlyPage();
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await press('at once');
    giveUpPresses();
    expect(submit).not.toHaveBeenCalled();
    await press('form of at once');
    giveUpPresses();
    expect(submit.mock.contexts).toEqual([button('form of at once').closest('form')]);
    await hydrate();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test('does not repeat a press that was heard', async () => {
    const { press, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    await press('at once');
    await arrive();
    expect(heard.mock.calls).toEqual([['at once']]);
  });
});
