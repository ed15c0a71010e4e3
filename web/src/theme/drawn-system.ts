import { system } from './system';

/**
 * The system that pages are drawn with: without the styles of every page, which stand in shell.html (server/base-styles.tsx). Only Vite's own server, which
 * serves shell.html as it is, leaves them to the browser.
 */
export const drawnSystem: typeof system = import.meta.env.DEV
  ? system
  : { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
