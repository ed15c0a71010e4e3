/** A text that the build is given in a variable; null where it is not set or empty. */
export function configured(variable: string): string | null {
  const value: unknown = import.meta.env[variable];
  return typeof value === 'string' && value !== '' ? value : null;
}
