import type { ReactNode } from 'react';

/** The states in which every piece has to look made on purpose (look.md, Gallery). A piece shows those that it has. */
export type PieceState = 'empty' | 'one' | 'many' | 'long' | 'loading' | 'failed';

/** A piece of the gallery: its name in the code and its states, drawn when the gallery is. */
export interface GalleryPiece {
  readonly name: string;
  readonly states: Readonly<Partial<Record<PieceState, () => ReactNode>>>;
}
