import type { College } from '@touchline/domain/college/college';
import { ownSuggestions, refusedSuggestions, suggestionLines } from '@touchline/domain/college/suggestions/shown-suggestions';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, mayEditCollege, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { SUGGESTION_LIMITS } from '@touchline/domain/reference/suggestions';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CallerNetwork } from '../../platform/network-address';
import type { CountDaily, RateLimit } from '../../platform/rate-limit-store';
import type { CollegeStore } from '../colleges/college-store';
import type { ProfileStore } from '../profiles/profile-store';
import type { SuggestionDecisions } from './decide-suggestion-store';
import type { SuggestionStore } from './suggestion-store';

/** What the calls about suggested corrections need. */
interface SuggestionDependencies {
  readonly suggestions: SuggestionStore;
  readonly decisions: SuggestionDecisions;
  readonly colleges: Pick<CollegeStore, 'find'>;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly profiles: Pick<ProfileStore, 'authorityOf'>;
  readonly countToday: CountDaily;
  readonly tries: RateLimit;
}

/** The caller with the stored roles: they may have changed since the session began. */
async function known({ profiles }: Pick<SuggestionDependencies, 'profiles'>, actor: Actor): Promise<Actor> {
  return { ...actor, ...(await profiles.authorityOf(callerUid(actor))) };
}

async function collegeOf({ colleges }: Pick<SuggestionDependencies, 'colleges'>, collegeId: string): Promise<College> {
  const college = await colleges.find(collegeId);
  if (college === null) throw new Refusal('notFound', 'unknownCollege');
  return college;
}

/** The suggestions about a college as a signed-in reader sees them. */
async function shownTo(dependencies: SuggestionDependencies, actor: Actor, college: College) {
  const { suggestions } = dependencies;
  const mayDecide = mayEditCollege(await known(dependencies, actor), college._id);
  const [own, open, refused] = await Promise.all([
    suggestions.ownAt(callerUid(actor), college._id),
    mayDecide ? suggestions.openAt(college._id) : null,
    mayDecide ? suggestions.refusedAt(college._id) : null,
  ]);
  return {
    open: open === null ? null : suggestionLines(college, open, actor),
    refused: refused === null ? null : refusedSuggestions(refused, actor),
    own: ownSuggestions(own),
  };
}

/** GET /ui/v1/colleges/:collegeId/suggestions */
export function collegeSuggestions(dependencies: SuggestionDependencies): Handler<'collegeSuggestions'> {
  return async ({ actor, params }) => shownTo(dependencies, actor, await collegeOf(dependencies, params.collegeId));
}

/** POST /ui/v1/colleges/:collegeId/suggestions. It is counted once its form can be read. */
export function suggestFact(dependencies: SuggestionDependencies): Handler<'suggestFact'> {
  const { suggestions, users, countToday } = dependencies;
  return async ({ actor, params, body, language, origin }) => {
    const uid = callerUid(actor);
    requireActiveAccount(await known(dependencies, actor));
    const college = await collegeOf(dependencies, params.collegeId);
    const form = body();
    if ((await users.find(uid))?.emailVerified !== true) throw new Refusal('conflict', 'verifyEmailFirst');
    await countToday({ name: 'suggestions', perDay: SUGGESTION_LIMITS.perDay }, uid);
    await suggestions.suggest(uid, { college, form, language, origin });
    return { suggestions: await shownTo(dependencies, actor, college) };
  };
}

/** POST /ui/v1/colleges/:collegeId/visitorSuggestions */
export function suggestFactAsVisitor(dependencies: SuggestionDependencies): Handler<'suggestFactAsVisitor'> {
  const { suggestions, countToday } = dependencies;
  return async ({ params, body, network, language, origin }) => {
    const { email, ...form } = body();
    const college = await collegeOf(dependencies, params.collegeId);
    await countVisitor(network, countToday);
    await suggestions.suggestAsVisitor(email, { college, form, language, origin });
    return { isSent: true };
  };
}

/** Counts a visitor's suggestion by the network, and by the sender that may have made that network up. */
async function countVisitor(network: CallerNetwork | null, countToday: CountDaily): Promise<void> {
  if (network === null) return;
  const { networkPerDay: perDay, senderFactor } = SUGGESTION_LIMITS;
  const { own, sender } = network;
  await Promise.all([
    countToday({ name: 'suggestions-from', perDay }, own),
    sender === null ? undefined : countToday({ name: 'suggestions-sender', perDay: perDay * senderFactor }, sender),
  ]);
}

/** POST /ui/v1/suggestionLinks/confirm */
export function confirmSuggestion({ suggestions, colleges, tries }: SuggestionDependencies): Handler<'confirmSuggestion'> {
  return async ({ body, network, origin }) => {
    await tries.perNetwork(network);
    return suggestions.confirm(body().confirmation, colleges.find, origin);
  };
}

/** POST /ui/v1/suggestions/:suggestionId/decision. Only who edits the college learns whether it is there. */
export function decideSuggestion(dependencies: SuggestionDependencies): Handler<'decideSuggestion'> {
  const { suggestions, decisions } = dependencies;
  return async ({ actor, params, body, origin }) => {
    const by = { uid: callerUid(actor), isAdmin: actor.isAdmin };
    const suggestion = await suggestions.find(params.suggestionId);
    if (suggestion === null || suggestion.state === 'unconfirmed') throw new Refusal('notFound', 'unknownSuggestion');
    if (!mayEditCollege(await known(dependencies, actor), suggestion.collegeId)) throw new Refusal('forbidden', 'forbidden');
    const college = await collegeOf(dependencies, suggestion.collegeId);
    const edited = await decisions.decide({ suggestion, decision: body(), by, college, origin });
    return {
      suggestions: await shownTo(dependencies, actor, edited?.college ?? college),
      ...{ college: edited?.college ?? null, patchId: edited?.patchId ?? null },
    };
  };
}

/** DELETE /ui/v1/suggestions/:suggestionId */
export function withdrawSuggestion(dependencies: SuggestionDependencies): Handler<'withdrawSuggestion'> {
  return async ({ actor, params }) => {
    const collegeId = await dependencies.suggestions.withdraw(callerUid(actor), params.suggestionId);
    return { suggestions: await shownTo(dependencies, actor, await collegeOf(dependencies, collegeId)) };
  };
}
