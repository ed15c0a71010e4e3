import { englishLook } from './english/look';
import { englishPieces } from './english/pieces';
import { englishRendering } from './english/rendering';
import { englishShell } from './english/shell';

/** The English texts of every page: the shell's and those of the pieces that many screens are made of. */
export const englishEverywhere = { ...englishLook, ...englishPieces, ...englishShell, ...englishRendering } as const;
