/**
 * A text that the build is given in a variable, as `import.meta.env.VITE_…`; null where it is not set or empty. Callers
 * write the variable out, so that the build puts its value there and not a list of all variables.
 */
export function configured(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
