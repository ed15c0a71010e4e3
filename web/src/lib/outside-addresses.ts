/** The external privacy page (S2-15); VITE_PRIVACY_URL names it at build time. */
export const PRIVACY_ADDRESS = named('VITE_PRIVACY_URL') ?? 'https://privacy.touchline.example/';

/** Touchline's pages on two networks; VITE_INSTAGRAM_URL and VITE_X_URL name them at build time. */
export const SOCIAL_LINKS: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'Instagram', address: named('VITE_INSTAGRAM_URL') ?? 'https://instagram.touchline.example/' },
  { name: 'X', address: named('VITE_X_URL') ?? 'https://x.touchline.example/' },
];

function named(variable: string): string | null {
  const value: unknown = import.meta.env[variable];
  return typeof value === 'string' && value !== '' ? value : null;
}
