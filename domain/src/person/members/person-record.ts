import * as z from 'zod/mini';
import type { AuditEntry } from '../../audit/audit-entry';
import { instant } from '../../kernel/text/text-schemas';
import type { Account } from '../account/account';
import { coachInvite, type CoachInvite } from '../college-staff/coach-invite';
import { ageOn, MIN_AGE } from '../consent/age-rules';
import { consentRecord } from '../consent/consent-record';
import { guardian, type Guardian } from '../consent/guardian';
import { report, type Report } from '../moderation/report';

/** How old a person is for what we must treat differently. Admins read the group, never the birth date. */
const ageGroup = z.enum(['under16', 'minor', 'adult']);

type AgeGroup = z.infer<typeof ageGroup>;

/** What speaks for a role at a college: the site of the college, and who invited the person there. */
const evidence = z.strictObject({
  collegeId: z.string(),
  host: z.nullable(z.string()),
  invite: z.nullable(
    z.strictObject({
      ...z.pick(coachInvite, { staffType: true, byTouchline: true, sentAt: true, acceptedAt: true }).shape,
      sentBy: z.strictObject({ uid: z.string(), name: z.nullable(z.string()) }),
    }),
  ),
});

/** What admins read of a person's history: 20 reports and 20 suspensions or lifts at most, the newest first. */
export const personRecord = z.strictObject({
  ageGroup,
  /** The guardian of a minor; null for adults, and where none is named. */
  guardian: z.nullable(
    z.strictObject(z.pick(guardian, { email: true, name: true, relation: true, confirmedAt: true, refusedAt: true }).shape),
  ),
  /** The latest answer to each question about consent. */
  consents: z.array(consentRecord),
  reports: z.array(
    z.strictObject({
      reportId: z.string(),
      ...z.pick(report, { kind: true, reason: true, count: true, at: true, closedAt: true, outcome: true, closedReason: true })
        .shape,
    }),
  ),
  suspensions: z.array(
    z.strictObject({ at: instant, action: z.enum(['account.suspend', 'account.lift']), reason: z.nullable(z.string()) }),
  ),
  evidence: z.array(evidence),
});

export type PersonRecord = z.infer<typeof personRecord>;

/** What is stored about a person besides account and profile, each the newest first. */
interface StoredRecord {
  readonly reports: readonly Report[];
  readonly suspensions: readonly AuditEntry[];
  readonly invites: readonly CoachInvite[];
}

/** The colleges of the person's roles with their site, and the names of who invited them. */
interface KnownNames {
  readonly collegeIds: readonly string[];
  readonly hostOf: (collegeId: string) => string | null;
  readonly nameOf: (uid: string) => string | null;
}

/** A person's history on a day (YYYY-MM-DD). */
export function personRecordOf(of: Account, stored: StoredRecord, known: KnownNames, today: string): PersonRecord {
  const group = ageGroupOn(of.dateOfBirth, today);
  return {
    ageGroup: group,
    guardian: group === 'adult' ? null : shownGuardianOf(of.guardian),
    consents: latestConsentsOf(of.consents),
    reports: stored.reports.map(({ _id: reportId, kind, reason, count, at, closedAt, outcome, closedReason }) => ({
      ...{ reportId, kind, reason, count, at, closedAt, outcome, closedReason },
    })),
    suspensions: stored.suspensions.flatMap(({ at, action, detail }) =>
      action === 'account.suspend' || action === 'account.lift'
        ? [{ at, action, reason: typeof detail.reason === 'string' ? detail.reason : null }]
        : [],
    ),
    evidence: [...new Set(known.collegeIds)].map((collegeId) => ({
      collegeId,
      host: known.hostOf(collegeId),
      invite: shownInviteTo(collegeId, stored.invites, known.nameOf),
    })),
  };
}

function ageGroupOn(dateOfBirth: string, today: string): AgeGroup {
  const age = ageOn(dateOfBirth, today);
  return age < MIN_AGE.ageRule ? 'under16' : age < MIN_AGE.adult ? 'minor' : 'adult';
}

function shownGuardianOf(stored: Guardian | null): PersonRecord['guardian'] {
  if (stored === null) return null;
  const { email, name, relation, confirmedAt, refusedAt } = stored;
  return { email, name, relation, confirmedAt, refusedAt };
}

function latestConsentsOf(history: Account['consents']): PersonRecord['consents'] {
  return consentRecord.shape.kind.options.flatMap((kind) => history.findLast((line) => line.kind === kind) ?? []);
}

function shownInviteTo(collegeId: string, invites: readonly CoachInvite[], nameOf: KnownNames['nameOf']) {
  const invite = invites.find((one) => one.collegeId === collegeId && one.acceptedAt !== null);
  if (invite === undefined) return null;
  const { staffType, byTouchline, sentAt, acceptedAt, sentBy } = invite;
  return { staffType, byTouchline, sentAt, acceptedAt, sentBy: { uid: sentBy, name: nameOf(sentBy) } };
}
