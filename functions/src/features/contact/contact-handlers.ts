import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { RateLimit } from '../../platform/rate-limit-store';
import type { AccountStore } from '../account/account-store';
import type { LogStore } from '../logs/log-store';
import type { ContactStore } from './contact-store';
import type { AnsweredPerson, FoundMessage, MessageStore } from './message-store';

/** POST /ui/v1/contact */
export function sendContactMessage(messages: ContactStore, rateLimit: RateLimit): Handler<'sendContactMessage'> {
  return async ({ actor, body, network, language }) => {
    await rateLimit.perNetwork(network);
    return { messageId: await messages.save(body(), { by: actor.uid, language }) };
  };
}

/** Messages with the names of their authors: one read for each author. */
async function named(messages: readonly FoundMessage[], namesOf: LogStore['namesOf']) {
  const names = await namesOf([...new Set(messages.flatMap(({ by }) => by ?? []))]);
  return messages.map((message) => ({
    ...message,
    by: message.by === null ? null : { uid: message.by, name: names.get(message.by) ?? null },
  }));
}

/** GET /ui/v1/admin/messages */
export function adminMessages(messages: MessageStore, namesOf: LogStore['namesOf']): Handler<'adminMessages'> {
  return async ({ query: { source, after = null } }) => {
    const { items, next } = await messages[source].list(after);
    return { items: await named(items, namesOf), next };
  };
}

interface AnswerDependencies {
  readonly messages: MessageStore;
  readonly namesOf: LogStore['namesOf'];
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly users: Pick<AuthChanges, 'find'>;
}

/**
 * POST /ui/v1/admin/messages/:messageId/answer: to the address that came with a message, else to that of its author's
 * account, and always in the language of the message, in which the admin answers.
 */
export function answerMessage({ messages, namesOf, accounts, users }: AnswerDependencies): Handler<'answerMessage'> {
  const personOf = async ({ replyTo, by, language }: FoundMessage): Promise<AnsweredPerson | null> => {
    if (replyTo !== null) return { to: { email: replyTo, isVerified: false }, firstName: null, language };
    if (by === null) return null;
    const [user, person] = await Promise.all([users.find(by), accounts.find(by)]);
    if (user === null || person === null) return null;
    const { email, emailVerified } = user;
    return { to: { email, isVerified: emailVerified }, firstName: emailVerified ? person.account.firstName : null, language };
  };

  return async ({ actor, params: { messageId }, body }) => {
    const { source, text } = body();
    const found = await messages[source].find(messageId);
    const person = text === null ? null : await personOf(found);
    const handled = await messages[source].handle(messageId, { text, by: callerUid(actor), person });
    const [message] = await named([handled], namesOf);
    return { message: { ...handled, by: message?.by ?? null } };
  };
}
