import { configured } from './configured';

/**
 * The privacy page: an external one, which VITE_PRIVACY_URL names at build time (S2-15), else the privacy part of our
 * own terms.
 */
export const PRIVACY_ADDRESS = configured(import.meta.env.VITE_PRIVACY_URL) ?? '/TermsAndConditions#privacy';
