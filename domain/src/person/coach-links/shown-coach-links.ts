import * as z from 'zod/mini';
import { email, instant } from '../../kernel/text/text-schemas';
import { shownProfile } from '../profiles/audience/shown-profile';
import { COACH_LINK_STATES, type CoachLink, coachLink, linkContact, stateOfCoachLink } from './coach-link';

/** A link as its player and guardians see it. */
export const shownCoachLink = z.strictObject({
  linkId: z.string(),
  receiver: z.strictObject({ name: z.string(), email: z.nullable(email), isCoach: z.boolean() }),
  ...z.pick(coachLink, {
    ...{ groups: true, contact: true, locale: true, madeAt: true, validUntil: true, confirmedAt: true, opened: true },
    ...{ lastOpenedAt: true, endedAt: true, endedBy: true },
  }).shape,
  state: z.enum(COACH_LINK_STATES),
  /** Its address on this site, for the player alone, while it opens something. */
  path: z.nullable(z.string()),
});
export type ShownCoachLink = z.infer<typeof shownCoachLink>;

/** A link as somebody sees it at a time (ISO 8601); `path` only for its player. */
export function shownLink(link: CoachLink, path: string | null, now: string): ShownCoachLink {
  const { _id: linkId, receiver, groups, contact, locale, madeAt, validUntil, confirmedAt, opened, ...rest } = link;
  const state = stateOfCoachLink(link, now);
  return {
    ...{ linkId, receiver: { name: receiver.name, email: receiver.email, isCoach: receiver.coach !== null }, groups },
    ...{ contact, locale, madeAt, validUntil, confirmedAt, opened, lastOpenedAt: rest.lastOpenedAt },
    ...{ endedAt: rest.endedAt, endedBy: rest.endedBy, state, path: state === 'open' ? path : null },
  };
}

/** The links of the caller, and those of children whom the caller is a guardian of, the latest first. */
export const ownCoachLinks = z.strictObject({
  items: z.array(shownCoachLink),
  /** Whether others see the caller's page by the rules for minors: a link shows no contact. */
  hasMinorsPage: z.boolean(),
  /** Whether a guardian has to confirm first that they are one. */
  needsGuardian: z.boolean(),
  children: z.array(z.strictObject({ username: z.string(), displayName: z.string(), items: z.array(shownCoachLink) })),
});
export type OwnCoachLinks = z.infer<typeof ownCoachLinks>;

const named = { receiverName: z.string(), playerName: z.string() };

/** What a link opens for who has it; without the page for anybody whom it is not for, or not yet. */
export const openedCoachLinkAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.enum(['own', 'coachOnly', 'confirm']), ...named }),
  z.strictObject({
    ...{ outcome: z.literal('open'), ...named, validUntil: instant, isMinor: z.boolean() },
    profile: shownProfile,
    contact: z.strictObject({ email: z.nullable(email), phone: linkContact.shape.phone }),
  }),
]);
export type OpenedCoachLink = z.infer<typeof openedCoachLinkAnswer>;
