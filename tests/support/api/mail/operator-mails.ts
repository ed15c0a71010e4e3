import { type Mail, MAILS } from '@touchline/domain/person/mail/mail';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';

/** The mails to the operator whose answers go to an address. */
export async function operatorMailsFor(replyTo: string): Promise<readonly Mail[]> {
  const found = collectionOf(firestore(), MAILS).where('replyTo', '==', replyTo);
  return (await found.get()).docs.map((document) => document.data());
}
