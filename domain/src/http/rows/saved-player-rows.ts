import * as z from 'zod/mini';
import { savedPlayerEntry, savedPlayerItem, savePlayerForm } from '../../person/saved-player';

const own = { access: 'coach', query: null, status: 200, cacheSeconds: 0 } as const;

/**
 * The rows of the players whom an accepted coach has saved (docs/decisions/069-coaches-list.md). Nobody else reads
 * them; a player learns the college at most, where the coach chose so.
 */
export const SAVED_PLAYER_ROWS = {
  savedPlayers: {
    ...own,
    summary:
      'The players whom the caller saved, the newest first, each with what coaches may see of them now. Hidden players are left out, deleted ones are gone.',
    body: null,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(savedPlayerItem) }),
  },
  savedPlayer: {
    ...own,
    summary: 'Whether the caller saved this player, with stage and note; null if not.',
    body: null,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ saved: z.nullable(savedPlayerEntry) }),
  },
  savePlayer: {
    ...own,
    summary:
      'Saves a player, or changes stage and note of a saved one; what is not sent stays, a note of null is removed. `isNamed` lets a player with Premium read the college; `earlier` undoes a removal. 404 for hidden people and non-players, 409 beyond 500 players.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: savePlayerForm,
    bodyLimitKb: 16,
    answer: savedPlayerEntry,
  },
  removeSavedPlayer: {
    ...own,
    summary: 'Takes a player off the list; refused if they are not on it.',
    body: null,
    status: 204,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
} as const;
