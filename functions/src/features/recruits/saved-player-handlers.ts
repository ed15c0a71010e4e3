import { callerUid, type Handler } from '../../platform/handler';
import { entryOf, type SavedPlayerStore } from './saved-player-store';

/** GET /ui/v1/savedPlayers */
export function savedPlayers(saved: SavedPlayerStore): Handler<'savedPlayers'> {
  return async ({ actor }) => ({ items: [...(await saved.list(callerUid(actor)))] });
}

/** GET /ui/v1/savedPlayers/:playerId */
export function savedPlayer(saved: SavedPlayerStore): Handler<'savedPlayer'> {
  return async ({ actor, params }) => {
    const found = await saved.find(callerUid(actor), params.playerId);
    return { saved: found === null ? null : entryOf(found) };
  };
}

/** PUT /ui/v1/savedPlayers/:playerId */
export function savePlayer(saved: SavedPlayerStore): Handler<'savePlayer'> {
  return async ({ actor, params, body }) => entryOf(await saved.save(callerUid(actor), params.playerId, body));
}

/** DELETE /ui/v1/savedPlayers/:playerId */
export function removeSavedPlayer(saved: SavedPlayerStore): Handler<'removeSavedPlayer'> {
  return async ({ actor, params }) => {
    await saved.remove(callerUid(actor), params.playerId);
    return null;
  };
}
