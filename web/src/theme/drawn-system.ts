import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { DRAWING } from './drawing';
import { system } from './system';

/**
 * The system that pages are drawn with: without the styles of every page, which stand in shell.html (server/base-styles.tsx). Only Vite's own server, which
 * serves shell.html as it is, leaves them to the browser. What the build makes for browsers knows the tokens' names by itself (scripts/lean-design-system.ts).
 */
export const drawnSystem: typeof system = import.meta.env.DEV
  ? system
  : withoutPageStyles(import.meta.env.SSR ? system : createSystem(defaultBaseConfig, DRAWING));

function withoutPageStyles(whole: typeof system): typeof system {
  return { ...whole, _global: [], _config: { ...whole._config, disableLayers: true } };
}
