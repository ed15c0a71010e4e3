/** Hosts where anybody gets a mailbox for nothing; names of a country's branch are below the name of the provider. */
const FREE_PROVIDERS: readonly string[] = [
  ...['gmail', 'googlemail', 'yahoo', 'ymail', 'rocketmail', 'hotmail', 'outlook', 'live', 'msn', 'icloud', 'me', 'mac', 'aol'],
  ...['gmx', 'web', 'freenet', 't-online', 'arcor', 'mail', 'email', 'posteo', 'mailbox', 'proton', 'protonmail', 'pm', 'tuta'],
  ...['tutanota', 'tutamail', 'zoho', 'zohomail', 'yandex', 'fastmail', 'hey', 'inbox', 'comcast', 'verizon', 'att'],
  ...[
    'sbcglobal',
    'bellsouth',
    'cox',
    'charter',
    'earthlink',
    'juno',
    'orange',
    'laposte',
    'wanadoo',
    'free',
    'libero',
    'virgilio',
  ],
  ...['btinternet', 'sky', 'bluewin', 'hispeed', 'chello', 'aon', 'kabelmail', 'vodafone', 'qq', '163', '126', 'naver', 'seznam'],
  ...[
    'wp',
    'o2',
    'onet',
    'interia',
    'rediffmail',
    'uol',
    'bol',
    'terra',
    'telekom',
    'magenta',
    'skynet',
    'telenet',
    'ziggo',
    'kpnmail',
  ],
];

/** Hosts whose mailboxes are made to be thrown away. */
const DISPOSABLE: readonly string[] = [
  ...[
    'mailinator.com',
    'guerrillamail.com',
    'guerrillamail.info',
    'guerrillamail.de',
    'sharklasers.com',
    'grr.la',
    'yopmail.com',
  ],
  ...['yopmail.fr', '10minutemail.com', '10minutemail.net', 'tempmail.com', 'temp-mail.org', 'temp-mail.io', 'tempmail.dev'],
  ...[
    'throwawaymail.com',
    'trashmail.com',
    'trashmail.de',
    'trash-mail.com',
    'wegwerfmail.de',
    'wegwerfmail.net',
    'wegwerfemail.de',
  ],
  ...[
    'dispostable.com',
    'getnada.com',
    'nada.email',
    'maildrop.cc',
    'mailnesia.com',
    'mailcatch.com',
    'mintemail.com',
    'moakt.com',
  ],
  ...[
    'fakeinbox.com',
    'spamgourmet.com',
    'mytemp.email',
    'emailondeck.com',
    'discard.email',
    'discardmail.com',
    'discardmail.de',
  ],
  ...[
    'spam4.me',
    'tempr.email',
    'tempinbox.com',
    'byom.de',
    'muellmail.com',
    'einrot.com',
    'cuvox.de',
    'armyspy.com',
    'dayrep.com',
  ],
  ...['fleckens.hu', 'gustr.com', 'jourrapide.com', 'rhyta.com', 'superrito.com', 'teleworm.us', 'burnermail.io', 'anonaddy.me'],
  ...['33mail.com', 'mohmal.com', 'emailfake.com', 'generator.email', 'inboxkitten.com', 'mail.tm', 'mail.gw', 'luxusmail.org'],
];

const FREE = new Set(FREE_PROVIDERS);
const THROWN_AWAY = new Set(DISPOSABLE);

/** The endings below which a provider's own name stands: `gmx.de`, `yahoo.co.uk`. */
const ENDINGS = /^(?:com|net|org|[a-z]{2})$/;

function hostOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** Whether anybody can get an address at the host of this one. */
export function isFreeMail(address: string): boolean {
  const [name = '', ...rest] = hostOf(address).split('.');
  return FREE.has(name) && rest.length > 0 && rest.every((part) => ENDINGS.test(part));
}

/** Whether the host of an address, or one above it, gives out mailboxes that are thrown away. */
export function isDisposableMail(address: string): boolean {
  const parts = hostOf(address).split('.');
  return parts.some((_, index) => THROWN_AWAY.has(parts.slice(index).join('.')));
}
