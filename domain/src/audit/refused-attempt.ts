import type { Refusal, RefusalKind } from '../kernel/refusal/refusal';
import { isObject } from '../kernel/json/json';
import type { AuditAction } from './audit-actions';

/** What an admin tried: the call by its name, the parameters of its address, and its body. */
export interface Attempted {
  readonly call: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sent: unknown;
}

/** Reports what an admin tried and was refused. */
export type ReportRefused = (uid: string, attempted: Attempted, refusal: Pick<Refusal, 'kind' | 'code'>) => Promise<void>;

/** Refusals that say something about what was tried; a wrong form or a busy server say nothing. */
const LOGGED: readonly RefusalKind[] = ['forbidden', 'notFound', 'conflict', 'stale'];

type Rule = readonly [target: string, param: string | null, action: AuditAction | ((sent: unknown) => AuditAction)];

const valueIn = (sent: unknown, field: string): unknown => (isObject(sent) ? sent[field] : undefined);

/** What each call of admins would have reported, had it been carried out. */
const RULES: Readonly<Partial<Record<string, Rule>>> = {
  dismissReport: ['reports', 'reportId', 'report.close'],
  reopenReport: ['reports', 'reportId', 'report.reopen'],
  hideProfile: ['profiles', 'profileId', (sent) => (valueIn(sent, 'reason') === null ? 'profile.show' : 'profile.hide')],
  hideCamp: ['camps', 'campId', (sent) => (valueIn(sent, 'reason') === null ? 'camp.show' : 'camp.hide')],
  removeSuggestion: ['factSuggestions', 'suggestionId', 'suggestion.remove'],
  answerMessage: ['messages', 'messageId', (sent) => (valueIn(sent, 'text') === null ? 'message.close' : 'message.answer')],
  resendMail: ['mail', 'mailId', 'mail.resend'],
  postFeatureRequest: ['featureRequests', 'requestId', 'feature.post'],
  declineFeatureRequest: ['featureRequests', 'requestId', 'feature.decline'],
  completePayment: ['purchases', null, 'plan.change'],
  refundPayment: ['purchases', 'purchaseId', 'payment.refund'],
  suspendPerson: ['accounts', 'uid', (sent) => (valueIn(sent, 'suspended') === false ? 'account.lift' : 'account.suspend')],
  signOutPerson: ['accounts', 'uid', 'account.signOut'],
  resendVerification: ['accounts', 'uid', 'account.verification'],
  givePlanDays: ['accounts', 'uid', 'plan.give'],
  previewProfile: ['accounts', 'uid', 'account.preview'],
  askForAdmin: ['accounts', 'uid', 'admin.ask'],
  decideAdminRequest: ['accounts', 'uid', (sent) => (valueIn(sent, 'confirmed') === false ? 'admin.refuse' : 'admin.attempt')],
  decideRole: [
    'profiles',
    'uid',
    (sent) => {
      const decision = valueIn(sent, 'decision');
      return decision === 'rejected' ? 'role.reject' : decision === 'withdrawn' ? 'role.withdraw' : 'role.accept';
    },
  ],
  finishCollegeRequest: ['profiles', 'uid', 'collegeRequest.done'],
  createRequestedCollege: ['profiles', 'uid', 'college.create'],
  createCollege: ['colleges', null, 'college.create'],
  archiveCollege: ['colleges', 'collegeId', 'college.archive'],
  restoreCollege: ['colleges', 'collegeId', 'college.restore'],
  mergeCollege: ['colleges', 'collegeId', 'college.merge'],
  undoMerge: ['collegeMerges', 'mergeId', 'college.unmerge'],
  correctCollege: ['colleges', 'collegeId', 'college.edit'],
  inviteCoaches: ['coachInvites', null, 'invite.send'],
  resendAdminInvite: ['coachInvites', 'inviteId', 'invite.send'],
  revokeAdminInvite: ['coachInvites', 'inviteId', 'invite.revoke'],
};

/** What the log says of a refused attempt; null for a refusal that it does not report. */
export function refusedAttempt(
  { call, params, sent }: Attempted,
  kind: RefusalKind,
): { readonly action: AuditAction; readonly target: string } | null {
  if (!LOGGED.includes(kind)) return null;
  const [target, param, action]: Rule = RULES[call] ?? ['calls', null, 'admin.attempt'];
  const id = param === null ? undefined : params[param];
  return {
    action: typeof action === 'string' ? action : action(sent),
    target: typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id) ? `${target}/${id}` : target,
  };
}
