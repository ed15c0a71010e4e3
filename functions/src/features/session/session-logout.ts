import type { Handler } from '../../platform/handler';

/** POST /ui/v1/sessionLogout: ends the session on this device. */
export function sessionLogout(): Handler<'sessionLogout'> {
  return ({ session }) => {
    session.end();
    return Promise.resolve(null);
  };
}
