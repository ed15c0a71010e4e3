import { getRoles, prettyDOM } from '@testing-library/react';
import { hasComeToRest } from './pending-work';

/** What of a page a person would name first, in this order. */
const TOLD_ROLES = ['alert', 'status', 'dialog', 'heading', 'button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'tab'];
/** More of a kind, and more of a name or of the page's text, says no more. */
const MOST = 12;
const NAME_LENGTH = 60;
const TEXT_LENGTH = 600;

/**
 * Says what a query looked for in vain, and on the next lines what stood on the page instead, of its own kind first:
 * nobody can tell one dump of a page from another. `logged` are the errors of the page so far.
 * `DEBUG_PRINT_LIMIT=20000` in the environment adds the dump.
 */
export function missingElement(message: string | null, within: Node, logged: readonly (readonly unknown[])[] = []): string {
  const container = within instanceof HTMLElement ? within : document.body;
  const [sought = ''] = (message ?? '').split(/\n\n|\. This could be because/);
  const rest = hasComeToRest() ? ['Nothing was under way any more, so that it would never have come.'] : [];
  const errors = logged.map((args) => `The page logged an error: ${shortened(args.map(String).join(' '), TEXT_LENGTH)}`);
  const dump = process.env.DEBUG_PRINT_LIMIT === undefined ? [] : [prettyDOM(container) || ''];
  return [sought.replaceAll(/\s*\n\s*/g, ' '), ...rest, ...errors, ...standing(container, soughtRole(sought)), ...dump].join(
    '\n',
  );
}

/** The role that a query names: `Unable to find an accessible element with the role "button" and name "Save"`. */
function soughtRole(sought: string): string | null {
  return /role[= ]"?([a-z]+)"?/.exec(sought)?.[1] ?? null;
}

function standing(container: HTMLElement, sought: string | null): readonly string[] {
  const roles = getRoles(container);
  const told = [...new Set([...(sought === null ? [] : [sought]), ...TOLD_ROLES])].flatMap((role) => {
    const names = (roles[role] ?? []).map(nameOf);
    if (names.length === 0) return role === sought ? [`  ${role}: none`] : [];
    const more = names.length > MOST ? ` and ${names.length - MOST} more` : '';
    return [`  ${role}: ${names.slice(0, MOST).join(', ')}${more}`];
  });
  const text = shortened(container.textContent, TEXT_LENGTH);
  return text === '' && told.length === 0 ? ['The page was empty.'] : ['On the page stood:', ...told, `  text: ${text}`];
}

/** An element as a person calls it; a field with what stands in it. */
function nameOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const label = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
  const name = shortened(label === '' ? element.textContent : label, NAME_LENGTH);
  const value =
    'value' in element &&
    typeof element.value === 'string' &&
    !element.matches('button, input[type=radio], input[type=checkbox]');
  return value ? `“${name}” with “${shortened(String(Reflect.get(element, 'value')), NAME_LENGTH)}”` : `“${name}”`;
}

function shortened(text: string, length: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length)}…` : plain;
}
