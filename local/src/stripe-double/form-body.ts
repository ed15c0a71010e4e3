/** A decoded form: texts, and what its brackets nest. */
export interface FormFields {
  readonly [name: string]: string | FormFields;
}

const NOT_FIELDS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A form or query as Stripe's library sends it: `line_items[0][price_data][currency]=usd`. */
export function formFields(text: string): FormFields {
  const fields = emptyFields();
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    if (parts.length === 0 || parts.some((part) => NOT_FIELDS.has(part))) continue;
    let within = fields;
    for (const part of parts.slice(0, -1)) {
      const known = within[part];
      const nested = typeof known === 'object' ? known : emptyFields();
      within[part] = nested;
      within = nested;
    }
    within[parts.at(-1) ?? ''] = value;
  }
  return fields;
}

interface OpenFields {
  [name: string]: string | OpenFields;
}

function emptyFields(): OpenFields {
  return {};
}

/** The text at a path of a form; null if there is none. */
export function textAt(fields: FormFields, ...path: readonly string[]): string | null {
  let found: string | FormFields | undefined = fields;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}

/** The texts of the fields below a path: `metadata`. */
export function textsAt(fields: FormFields, ...path: readonly string[]): Record<string, string> {
  let found: string | FormFields | undefined = fields;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'object') return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
