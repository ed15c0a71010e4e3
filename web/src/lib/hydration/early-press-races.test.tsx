import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anEarlyPage, change, heard, onEarlyPages } from '../../testing/an-early-page';

onEarlyPages();

const textOf = (root: HTMLElement, part: string) => within(root).getByLabelText<HTMLInputElement>(`text of ${part}`);

describe('where the code of a section has come and React hydrates it for an event', () => {
  test('a press takes effect once, also where one was noted before', async () => {
    const { button, press, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    await press('later');
    await arrive(['later'], () => button('later').click());
    expect(heard.mock.calls).toEqual([['later']]);
  });

  test('a press takes effect once where another section is hydrated before its own', async () => {
    const { press, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    await press('last');
    await arrive(['later', 'last']);
    expect(heard.mock.calls).toEqual([['last']]);
  });

  test('a press knows what was typed before', async () => {
    const { root, button, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    change(textOf(root, 'later'), 'typed');
    await arrive(['later'], () => button('form of later').click());
    expect(heard.mock.calls).toEqual([['typed false a']]);
    expect(textOf(root, 'later').value).toBe('typed');
  });

  test('text that is typed in this moment reaches React', async () => {
    const { root, press, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    await arrive(['later'], () => change(textOf(root, 'later'), 'typed'));
    await press('form of later');
    expect(heard.mock.calls).toEqual([['typed false a']]);
  });

  test.each(['', 'typed'])('a box that is ticked in this moment is ticked, and "%s" typed before stays', async (text) => {
    const { root, press, hydrate, arrive } = await anEarlyPage();
    await hydrate();
    if (text !== '') change(textOf(root, 'later'), text);
    await arrive(['later'], () => within(root).getByLabelText('box of later').click());
    await press('form of later');
    expect(heard.mock.calls).toEqual([[`${text} true a`]]);
  });

  test('text and press come through where another section is hydrated before theirs', async () => {
    const { root, press, hydrate, arrive } = await anEarlyPage();
    change(textOf(root, 'last'), 'typed');
    await press('form of last');
    await hydrate();
    await arrive(['later']);
    expect(heard).not.toHaveBeenCalled();
    await arrive(['last']);
    expect(heard.mock.calls).toEqual([['typed false a']]);
    expect(textOf(root, 'last').value).toBe('typed');
  });
});

describe('where newer data come before the code of a section', () => {
  test('text and press come through where nothing else happens before the code', async () => {
    const { root, press, hydrate, renew, arrive } = await anEarlyPage();
    change(textOf(root, 'later'), 'typed');
    await press('form of later');
    await hydrate();
    await renew();
    await arrive();
    expect(heard.mock.calls).toEqual([['typed false a']]);
    expect(textOf(root, 'later').value).toBe('typed');
  });

  test('text and press come through where React has begun with the newer data, and lets events pass', async () => {
    const { root, press, hydrate, beginToRenew, arrive } = await anEarlyPage();
    await hydrate();
    await beginToRenew();
    change(textOf(root, 'last'), 'typed');
    await press('form of last');
    await arrive(['later']);
    await press('form of last');
    await arrive(['last']);
    expect(heard.mock.calls).toEqual([['typed false a']]);
    expect(textOf(root, 'last').value).toBe('typed');
  });

  test('text and press wait for their section while others are hydrated and used', async () => {
    const { root, press, hydrate, renew, arrive } = await anEarlyPage();
    change(textOf(root, 'last'), 'typed');
    await hydrate();
    await renew();
    await press('at once');
    await arrive(['later']);
    await press('later');
    await arrive(['last']);
    await press('form of last');
    expect(heard.mock.calls).toEqual([['at once'], ['later'], ['typed false a']]);
  });

  test.each(['/here', '/elsewhere'])('a press waits for its section on its own page alone: %s', async (address) => {
    history.replaceState(null, '', '/here');
    const { press, hydrate, renew, arrive } = await anEarlyPage();
    await press('last');
    await hydrate();
    await renew();
    await arrive(['later']);
    history.replaceState(null, '', address);
    await arrive(['last']);
    expect(heard.mock.calls).toEqual(address === '/here' ? [['last']] : []);
  });
});
