import { THREAD_SCHEMA_VERSION, type Thread } from '../thread';

/** An open conversation that a coach of Harbor Point has begun; `changes` replace whole fields. */
export function aThread(changes: Partial<Thread> = {}): Thread {
  return {
    ...{ _id: 'thread-1', schemaVersion: THREAD_SCHEMA_VERSION, player: 'player-1', coach: 'coach-1' },
    ...{ collegeId: 'harbor', collegeName: 'Harbor Point University', state: 'open' },
    ...{ startedAt: '2026-03-01T09:00:00.000Z', lastAt: '2026-03-01T09:00:00.000Z', unread: { player: 1, coach: 0 } },
    ...changes,
  };
}
