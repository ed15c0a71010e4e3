import { englishPieces } from './english/pieces';
import { englishShell } from './english/shell';

/** The English texts of every page: the shell's and those of the pieces that many screens are made of. */
export const englishEverywhere = { ...englishPieces, ...englishShell } as const;
