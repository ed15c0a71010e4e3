import type { Language } from '@touchline/domain/kernel/language';
import { removalRequestedMail } from '@touchline/domain/person/mail/operator-mails';
import { newRequest, type RemovalForm } from '@touchline/domain/person/moderation/removal-request';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { prepareOperatorMail } from '../mail/mail-store';

/** What a request depends on besides its form: the profile it is about, if any, the site's origin and the language. */
interface Requested {
  readonly about: Profile | null;
  readonly origin: string;
  readonly language: Language;
}

/** Requests to correct or remove something (docs/decisions/128-requests-without-an-account.md). */
export interface RemovalRequestStore {
  /** Puts a request into the queue of reports, with a mail to the operator, and answers its number. */
  readonly add: (form: RemovalForm, requested: Requested) => Promise<string>;
}

interface RequestDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The operator's mail address; null where a deployment has none. */
  readonly operatorEmail: () => string | null;
}

export function removalRequestStore({ database, clock, newId, operatorEmail }: RequestDependencies): RemovalRequestStore {
  return {
    add: async (form, { about, origin, language }) => {
      const [id, mailId] = [newId(), newId()];
      const link = `${origin}/admin/users?view=reports&report=${id}`;
      await inOneTransaction(async (unit) => {
        const now = clock();
        const at = now.toISOString();
        const queueMail = await prepareOperatorMail(database(), { now, at, read: unit.read }, operatorEmail(), {
          ...{ _id: mailId, by: null, kind: 'removalRequested', replyTo: form.replyTo },
          text: removalRequestedMail(form, { id, link }, language),
        });
        unit.save(collectionOf(database(), REPORTS).doc(id), newRequest(form, { _id: id, about, language, now: at }));
        queueMail(unit);
      }, database());
      return id;
    },
  };
}
