import type * as z from 'zod/mini';
import { isBlank } from '../../kernel/text/text-traits';
import { OPEN, type Report, REPORT_SCHEMA_VERSION } from '../moderation/report';
import type { threadReportForm } from './message-form';
import type { Thread } from './thread';
import type { Side } from './thread-states';

/** What a report depends on besides its form. */
interface Reporting {
  readonly _id: string;
  readonly side: Side;
  readonly isAboutMinor: boolean;
  readonly at: string;
}

/**
 * A report of one side about a conversation: it is about the other person, and admins read the texts by it. Where the
 * player is a minor, it stands in the queue with those about minors, whoever reports.
 */
export function newThreadReport(
  { _id: place, player, coach }: Thread,
  { reason, note }: z.infer<typeof threadReportForm>,
  { _id, side, isAboutMinor, at }: Reporting,
): Report {
  const [by, profileId] = side === 'player' ? [player, coach] : [coach, player];
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId, by, at, ...OPEN },
    ...{ kind: 'thread', place, reason, note: note === null || isBlank(note) ? null : note },
    ...{ furtherNotes: [], count: 1, wish: null, replyTo: null, language: null, suggestion: null, isAboutMinor },
  };
}
