import type { Dictionary } from './english';
import { germanCollege } from './german/college';
import { germanDialogs } from './german/dialogs';
import { germanLanding } from './german/landing';
import { germanEverywhere } from './german-everywhere';

/** Every text of the site in German, by key, in ICU message format. */
export const german: Dictionary = { ...germanEverywhere, ...germanCollege, ...germanDialogs, ...germanLanding };
