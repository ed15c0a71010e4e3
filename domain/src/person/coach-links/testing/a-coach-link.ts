import { type CoachLink, COACH_LINK_SCHEMA_VERSION } from '../coach-link';

/** A link to a mail address that opens the grades, made on 1 March 2026; `changes` replace fields. */
export function aCoachLink(changes: Partial<CoachLink> = {}): CoachLink {
  return {
    ...{ _id: 'coach-link-1', schemaVersion: COACH_LINK_SCHEMA_VERSION, player: 'uid-demo-player' },
    receiver: { name: 'Kim Sample', coach: null, email: 'coach@college.example' },
    ...{ groups: ['grades'], contact: { showsEmail: false, phone: null }, locale: 'en' },
    ...{ madeAt: '2026-03-01T10:00:00.000Z', validUntil: '2026-04-30T10:00:00.000Z', confirmAskedAt: null },
    ...{ confirmedAt: null, opened: 0, lastOpenedAt: null, endedAt: null, endedBy: null },
    ...changes,
  };
}
