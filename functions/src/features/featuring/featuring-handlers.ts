import { GUARDIAN_QUESTIONS } from '@touchline/domain/reference/limits';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily, RateLimit } from '../../platform/rate-limit-store';
import type { FeaturingStore } from './featuring-store';

/** POST /ui/v1/profile/:profileId/featuring. A question to a guardian is counted before anything is read. */
export function changeFeaturing(featuring: FeaturingStore, countToday: CountDaily): Handler<'changeFeaturing'> {
  return async ({ actor, params: { profileId }, body, origin }) => {
    const form = body();
    const asks = form.wanted && form.guardianEmail !== null;
    if (asks) await countToday({ name: 'guardianQuestions', perDay: GUARDIAN_QUESTIONS.perDay }, callerUid(actor));
    return { profile: await featuring.wish(profileId, { ...form, origin }) };
  };
}

/** What answers the links of guardians: the wishes, and the limit of attempts from one network. */
interface GuardianLinks {
  readonly featuring: FeaturingStore;
  readonly openings: RateLimit;
}

/** POST /ui/v1/guardianLinks/open */
export function openGuardianLink({ featuring, openings }: GuardianLinks): Handler<'openGuardianLink'> {
  return async ({ body, network }) => {
    await openings.perNetwork(network);
    return featuring.openLink(body().link);
  };
}

/** POST /ui/v1/guardianLinks/answer */
export function answerAsGuardian({ featuring, openings }: GuardianLinks): Handler<'answerAsGuardian'> {
  return async ({ body, network, language }) => {
    await openings.perNetwork(network);
    const { link, ...answer } = body();
    return { state: await featuring.answer(link, { ...answer, locale: language }) };
  };
}
