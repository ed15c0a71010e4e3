import { configured } from './configured';

/** Who runs the site, as the terms name them; VITE_OPERATOR_NAME names them at build time. */
export const OPERATOR_NAME = configured(import.meta.env.VITE_OPERATOR_NAME) ?? 'Touchline';
