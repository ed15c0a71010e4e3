import { cells, nothing, type PermissionRow } from './permission-cells';

type Row = 'savedPlayers' | 'savedPlayer' | 'savePlayer' | 'removeSavedPlayer';

/** Coaches whom a college accepted, and nobody else. */
const acceptedCoaches = (status: number): PermissionRow['cells'] =>
  cells(401, 403, 403, 403, status, status, 403, 401, 401, 401, 401);

/** The expected statuses of the rows of what others do with profiles. */
export const PERMISSIONS_AROUND_PROFILES: Readonly<Record<Row, readonly PermissionRow[]>> = {
  savedPlayers: [{ row: 'players', description: 'the own ones', cells: acceptedCoaches(200), send: nothing }],
  savedPlayer: [
    {
      row: 'players',
      description: 'whether one is saved',
      cells: acceptedCoaches(200),
      send: ({ profileId }) => ({ params: { playerId: profileId } }),
    },
  ],
  savePlayer: [
    {
      row: 'players',
      description: 'a player',
      cells: acceptedCoaches(200),
      send: ({ profileId }) => ({ params: { playerId: profileId }, body: { note: 'From the matrix.' } }),
    },
  ],
  removeSavedPlayer: [
    {
      row: 'players',
      description: 'the player who is saved',
      cells: acceptedCoaches(204),
      send: ({ profileId }) => ({ params: { playerId: profileId } }),
    },
  ],
};
