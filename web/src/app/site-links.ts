/** The privacy page, kept on another site: VITE_PRIVACY_URL while building names it (specification §2, Route list). */
export const PRIVACY_ADDRESS = named('VITE_PRIVACY_URL') ?? 'https://privacy.touchline.example/';

/** Touchline's own places on the two networks that profiles know; VITE_INSTAGRAM_URL and VITE_X_URL while building name them. */
export const SOCIAL_LINKS: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'Instagram', address: named('VITE_INSTAGRAM_URL') ?? 'https://instagram.touchline.example/' },
  { name: 'X', address: named('VITE_X_URL') ?? 'https://x.touchline.example/' },
];

function named(variable: string): string | null {
  const value: unknown = import.meta.env[variable];
  return typeof value === 'string' && value !== '' ? value : null;
}
