import type { Dictionary } from './english';
import { germanAccount } from './german/account';
import { germanAdmin } from './german/admin';
import { germanAlbum } from './german/album';
import { germanCards } from './german/cards';
import { germanCollege } from './german/college';
import { germanCollegeEditing } from './german/college-editing';
import { germanColleges } from './german/colleges';
import { germanConsent } from './german/consent';
import { germanDialogs } from './german/dialogs';
import { germanLanding } from './german/landing';
import { germanMenu } from './german/menu';
import { germanPerson } from './german/person';
import { germanScenes } from './german/scenes';
import { germanSaving } from './german/saving';
import { germanEverywhere } from './german-everywhere';

/** Every text of the site in German, by key, in ICU message format. */
export const german: Dictionary = {
  ...germanEverywhere,
  ...germanAccount,
  ...germanAdmin,
  ...germanAlbum,
  ...germanCards,
  ...germanCollege,
  ...germanCollegeEditing,
  ...germanColleges,
  ...germanConsent,
  ...germanDialogs,
  ...germanLanding,
  ...germanMenu,
  ...germanPerson,
  ...germanSaving,
  ...germanScenes,
};
