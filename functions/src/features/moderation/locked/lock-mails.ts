import { TO_OPERATOR } from '@touchline/domain/person/mail/mail';
import { pictureLockedMail } from '@touchline/domain/person/mail/operator-mails';
import type { OutgoingMail } from '../../mail/mail-store';
import type { FindAdmins } from '../../members/admin-claim-store';

/** The most admins who are told of one lock. */
const ADMINS_TOLD = 20;

interface LockMailDependencies {
  readonly newId: () => string;
  /** The operator's mail address; null where a deployment has none. */
  readonly operatorEmail: () => string | null;
  readonly findAdmins: FindAdmins;
}

/** The mails about a new lock, with links to the site at `origin`. */
export type MailsAboutLock = (origin: string) => Promise<readonly OutgoingMail[]>;

/** To the operator, and to each admin with a verified address, 20 at most; one mail for an address. */
export function mailsAboutLock({ newId, operatorEmail, findAdmins }: LockMailDependencies): MailsAboutLock {
  return async (origin) => {
    const text = pictureLockedMail({ link: `${origin}/admin/users?view=reports` });
    const operator = operatorEmail();
    const admins = (await findAdmins()).filter(({ emailVerified }) => emailVerified).slice(0, ADMINS_TOLD);
    const readers = new Map(admins.map(({ uid, email }) => [email.toLowerCase(), { about: uid, email }]));
    if (operator !== null) readers.set(operator.toLowerCase(), { about: TO_OPERATOR, email: operator });
    return [...readers.values()].map(({ about, email }) => ({
      ...({ _id: newId(), about, kind: 'pictureLocked', to: { email, isVerified: true }, text } as const),
    }));
  };
}
