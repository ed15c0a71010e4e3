import { englishCollege } from './english/college';
import { englishLanding } from './english/landing';
import { englishLook } from './english/look';
import { englishPieces } from './english/pieces';
import { englishRendering } from './english/rendering';
import { englishShell } from './english/shell';

/** Every text of the site in English, by key, in ICU message format; the specification's quoted texts are exact. */
export const english = {
  ...englishLook,
  ...englishPieces,
  ...englishShell,
  ...englishRendering,
  ...englishCollege,
  ...englishLanding,
} as const;

export type WordKey = keyof typeof english;

/** A whole language: a text for every key. */
export type Dictionary = Readonly<Record<WordKey, string>>;
