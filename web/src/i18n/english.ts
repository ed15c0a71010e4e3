import { englishAccount } from './english/account';
import { englishAdmin } from './english/admin';
import { englishAlbum } from './english/album';
import { englishCards } from './english/cards';
import { englishCollege } from './english/college';
import { englishCollegeEditing } from './english/college-editing';
import { englishColleges } from './english/colleges';
import { englishConsent } from './english/consent';
import { englishDialogs } from './english/dialogs';
import { englishLanding } from './english/landing';
import { englishMenu } from './english/menu';
import { englishPerson } from './english/person';
import { englishScenes } from './english/scenes';
import { englishSaving } from './english/saving';
import { englishEverywhere } from './english-everywhere';

/** Every text of the site in English, by key, in ICU message format; the specification's quoted texts are exact. Pages load only their part (languages.ts). */
export const english = {
  ...englishEverywhere,
  ...englishAccount,
  ...englishAdmin,
  ...englishAlbum,
  ...englishCards,
  ...englishCollege,
  ...englishCollegeEditing,
  ...englishColleges,
  ...englishConsent,
  ...englishDialogs,
  ...englishLanding,
  ...englishMenu,
  ...englishPerson,
  ...englishSaving,
  ...englishScenes,
} as const;

export type WordKey = keyof typeof english;

/** A whole language: a text for every key. */
export type Dictionary = Readonly<Record<WordKey, string>>;
