import { configured } from './configured';

/**
 * The privacy page: an external one, which VITE_PRIVACY_URL names at build time (S2-15), else the privacy part of our
 * own terms.
 */
export const PRIVACY_ADDRESS = configured('VITE_PRIVACY_URL') ?? '/TermsAndConditions#privacy';

/** Touchline's pages on two networks; VITE_INSTAGRAM_URL and VITE_X_URL name them at build time. */
export const SOCIAL_LINKS: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'Instagram', address: configured('VITE_INSTAGRAM_URL') ?? 'https://instagram.touchline.example/' },
  { name: 'X', address: configured('VITE_X_URL') ?? 'https://x.touchline.example/' },
];
