import type { Answer } from '../caller';

/** A cookie of a response: its value, and its attributes in lower case (true for those without a value). */
export interface SetCookie {
  readonly value: string;
  readonly attributes: Readonly<Record<string, string | true>>;
}

/** The cookies that a response sets, by name. */
export function cookiesOf({ headers }: Answer): Readonly<Record<string, SetCookie>> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const attributes = Object.fromEntries(
        rest.map((part) => {
          const [name = '', value] = part.split('=');
          return [name.toLowerCase(), value ?? true] as const;
        }),
      );
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes }];
    }),
  );
}

/** Whether a response removes the session and its XSRF token from the browser. */
export function clearsSession(answer: Answer): boolean {
  const { __session: session, 'XSRF-TOKEN': token } = cookiesOf(answer);
  return [session, token].every(
    (cookie) => cookie?.value === '' && cookie.attributes.expires === 'Thu, 01 Jan 1970 00:00:00 GMT',
  );
}
