import { parseArgs } from 'node:util';

/** What `npm run admin:grant` is asked for. */
export interface AdminOptions {
  readonly email: string;
  readonly isRevoked: boolean;
  /** A project named explicitly; null for the stack that runs here. */
  readonly project: string | null;
}

const USAGE = 'Whom? `npm run admin:grant -- EMAIL [--revoke] [--project NAME]`';

/** Reads the arguments. Throws a sentence where the mail address is missing, or there is more than one. */
export function adminOptions(args: readonly string[]): AdminOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { revoke: { type: 'boolean', default: false }, project: { type: 'string' } },
    allowPositionals: true,
  });
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0 || !email.includes('@')) throw new Error(USAGE);
  return { email: email.toLowerCase(), isRevoked: values.revoke, project: values.project ?? null };
}
