import type { Handler } from '../../platform/handler';

/** GET /ui/v1/health: asks the database one question; where it cannot be reached the call is refused with 503. */
export function health(askDatabase: () => Promise<unknown>): Handler<'health'> {
  return async () => {
    await askDatabase();
    return { status: 'ok' };
  };
}
