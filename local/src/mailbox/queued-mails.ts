import { MAILS } from '@touchline/domain/person/mail/mail';
import * as z from 'zod';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** A mail that the product has queued, as the mailbox shows it. */
export interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
}

/** A link that Firebase Auth would have mailed, as in a deployment: to the page of ours that does what it asks for. */
export interface ShownLink {
  readonly to: string;
  readonly kind: string;
  readonly link: string;
}

/** The queued mails of a stack: the product's mails and Auth's links, newest first. */
export interface Outgoing {
  readonly mails: readonly ShownMail[];
  readonly links: readonly ShownLink[];
}

const MOST = 200;
const oobCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })).default([]),
});

/** Reads the queued mails; `close` closes the database connection. The environment names the emulators. */
export interface OutgoingReader {
  readonly read: () => Promise<Outgoing>;
  readonly close: () => Promise<void>;
}

/**
 * Where mails come from: a project's collection `mail` and the codes of its Auth emulator; and the site they lead to.
 */
interface MailSources {
  readonly projectId: string;
  readonly authHost: string;
  readonly siteUrl: string;
}

/** Reads the outgoing mails of a stack; `name` tells its connection from others of this process. */
export function outgoingReader({ projectId, authHost, siteUrl }: MailSources, name: string): OutgoingReader {
  const app = initializeApp({ projectId }, name);
  return {
    read: async () => {
      const [stored, codes] = await Promise.all([
        getFirestore(app).collection(MAILS.name).orderBy('createdAt', 'desc').limit(MOST).get(),
        fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`).then((answer) => answer.json()),
      ]);
      return {
        mails: stored.docs.flatMap((document) => {
          const read = MAILS.schema.safeParse({ ...document.data(), _id: document.id });
          if (!read.success) return [];
          const { to, message, createdAt } = read.data;
          return [{ to: to.join(', '), subject: message.subject, text: message.text, at: createdAt }];
        }),
        links: oobCodes
          .parse(codes)
          .oobCodes.map(({ email: to, requestType: kind, oobLink }) => ({ to, kind, link: linkToSite(oobLink, siteUrl) }))
          .toReversed(),
      };
    },
    close: () => deleteApp(app),
  };
}

/**
 * The link of the Auth emulator as a deployment's mails have it (docs/deploy.md): to the site's own page. The language
 * is that of the visitor, since the emulator always says English.
 */
export function linkToSite(oobLink: string, siteUrl: string): string {
  const { searchParams } = new URL(oobLink);
  searchParams.delete('lang');
  return `${siteUrl}/signInUpMobile?${searchParams.toString()}`;
}
