import type { Plugin } from 'vite';
import { FONT_FACE_CSS, FONT_PRELOAD_TAG } from '../src/theme/font-face';

const PLACE = '<!--head-script-->';

/** Puts the heading font and the head script into shell.html as they are, to work before the first paint; the function `page` takes its hash into the CSP from there. */
export function inlineHeadScript(script: string): Plugin {
  if (script.includes('</')) throw new Error('The head script may hold no closing tag.');
  return {
    name: 'inline-head-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(PLACE, () => `${FONT_PRELOAD_TAG}<script>${script}</script><style>${FONT_FACE_CSS}</style>`),
    },
  };
}
