/** A page of Touchline's on a social network. */
interface SocialLink {
  readonly name: string;
  readonly address: string;
}

/** Stand-ins on this machine, so that the demo shows the links; deployments do not contain them. */
const LOCAL_ADDRESSES =
  import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true'
    ? { instagram: 'https://instagram.touchline.example/', x: 'https://x.touchline.example/' }
    : null;

/**
 * Touchline's pages on two networks (S2-30), which VITE_INSTAGRAM_URL and VITE_X_URL name at build time. A network
 * without an address is left out.
 */
export function socialLinks(local: typeof LOCAL_ADDRESSES = LOCAL_ADDRESSES): readonly SocialLink[] {
  const named = [
    { name: 'Instagram', address: configured(import.meta.env.VITE_INSTAGRAM_URL) ?? local?.instagram },
    { name: 'X', address: configured(import.meta.env.VITE_X_URL) ?? local?.x },
  ];
  return named.flatMap(({ name, address }) => (address === undefined ? [] : [{ name, address }]));
}

/**
 * The privacy page: an external one, which VITE_PRIVACY_URL names at build time (S2-15), else the privacy part of our
 * own terms.
 */
export const PRIVACY_ADDRESS = configured(import.meta.env.VITE_PRIVACY_URL) ?? '/TermsAndConditions#privacy';

/**
 * A text that the build is given in a variable, as `import.meta.env.VITE_…`; null where it is not set or empty. Callers
 * write the variable out, so that the build puts its value there and not a list of all variables.
 */
function configured(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
