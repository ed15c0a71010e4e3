import { isActiveReader, readerOf } from '@touchline/domain/permissions/profile-reader';
import { ATTESTATION_LIMITS } from '@touchline/domain/reference/attested-facts';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily, RateLimit } from '../../platform/rate-limit-store';
import type { IsGuardianOf } from '../guardianship/guardian-of-player-store';
import { activeCaller, type ProfileStore } from '../profiles/profile-store';
import type { AskAttestationStore } from './ask-attestation-store';
import type { AttestationStore, LinkAct } from './attestation-store';
import type { ReadConfirmedFacts } from './confirmed-facts-store';
import type { ReviewAttestationStore } from './review-attestation-store';

/** What the calls about confirmed facts need. */
export interface AttestationDependencies {
  readonly requests: AskAttestationStore & AttestationStore;
  readonly reviews: ReviewAttestationStore;
  readonly readConfirmed: ReadConfirmedFacts;
  readonly isGuardianOf: IsGuardianOf;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly countToday: CountDaily;
  readonly openings: RateLimit;
}

const isVerifiedBy =
  ({ users }: Pick<AttestationDependencies, 'users'>) =>
  async (uid: string): Promise<boolean> =>
    (await users.find(uid))?.emailVerified ?? false;

/** GET /ui/v1/attestations */
export function attestations({ requests }: AttestationDependencies): Handler<'attestations'> {
  return ({ actor }) => requests.listOwn(callerUid(actor));
}

/** POST /ui/v1/attestations. A request is counted before anything is known of the address. */
export function askAttestation(dependencies: AttestationDependencies): Handler<'askAttestation'> {
  const { requests, countToday } = dependencies;
  return async ({ actor, body, origin }) => {
    const uid = await activeCaller(dependencies.profiles, actor);
    const form = body();
    await countToday({ name: 'attestations', perDay: ATTESTATION_LIMITS.perDay }, uid);
    await requests.ask({ by: { uid, isVerified: await isVerifiedBy(dependencies)(uid) }, form, origin });
    return { attestations: await requests.listOwn(uid) };
  };
}

/** DELETE /ui/v1/attestations/:attestationId */
export function withdrawAttestation(dependencies: AttestationDependencies): Handler<'withdrawAttestation'> {
  const { requests } = dependencies;
  return async ({ actor, params }) => {
    const uid = await activeCaller(dependencies.profiles, actor);
    await requests.withdraw(uid, params.attestationId);
    return { attestations: await requests.listOwn(uid) };
  };
}

/** POST /ui/v1/attestationLinks/open */
export function openAttestation({ requests, openings }: AttestationDependencies): Handler<'openAttestation'> {
  return async ({ body, network }) => {
    await openings.perNetwork(network);
    return requests.open(body().link);
  };
}

/** POST /ui/v1/attestationLinks/answer */
export function answerAttestation(dependencies: AttestationDependencies): Handler<'answerAttestation'> {
  const { requests, openings } = dependencies;
  return async ({ body, network, origin }) => {
    await openings.perNetwork(network);
    const { link, confirmed, reference } = body();
    await requests.open(link);
    const act: LinkAct = { kind: 'answer', answer: { confirmed, reference } };
    await requests.act({ link, act, origin, isVerified: isVerifiedBy(dependencies) });
    return requests.open(link);
  };
}

/** POST /ui/v1/attestationLinks/revoke */
export function revokeAttestation(dependencies: AttestationDependencies): Handler<'revokeAttestation'> {
  return async ({ body, network, origin }) => {
    await dependencies.openings.perNetwork(network);
    const { link, only } = body();
    const act: LinkAct = { kind: only === 'reference' ? 'endReference' : 'revoke' };
    await dependencies.requests.act({ link, act, origin, isVerified: isVerifiedBy(dependencies) });
    return { isRevoked: true };
  };
}

/** GET /ui/v1/confirmedFacts */
export function confirmedFacts({ readConfirmed, isGuardianOf }: AttestationDependencies): Handler<'confirmedFacts'> {
  return ({ actor, query }) =>
    readConfirmed([...new Set(query.players.split(','))], {
      uid: actor.uid,
      of: async (uid) => {
        const maybeGuardian = isActiveReader(actor) && actor.uid !== uid;
        return readerOf(actor, uid, maybeGuardian && (await isGuardianOf(callerUid(actor), uid)));
      },
    });
}

/** GET /ui/v1/admin/attestations */
export function waitingAttestations({ reviews }: AttestationDependencies): Handler<'waitingAttestations'> {
  return async () => ({ items: await reviews.list() });
}

/** POST /ui/v1/admin/attestations/:attestationId */
export function reviewAttestation({ reviews }: AttestationDependencies): Handler<'reviewAttestation'> {
  return async ({ actor, params, body, origin }) => {
    await reviews.review({ attestationId: params.attestationId, ...body(), by: callerUid(actor), origin });
    return { items: await reviews.list() };
  };
}
