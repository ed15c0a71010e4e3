const GOOGLE_HOSTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that mail to an address arrives in, written so that two addresses of one mailbox are equal: lower case,
 * and without what follows a plus sign. Gmail also ignores dots and has two hosts. Other providers may ignore more; we
 * only take for equal what is.
 */
export function deliveredAddress(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [host, local = ''] = [lower.slice(at + 1), lower.slice(0, Math.max(at, 0)).split('+')[0]];
  return GOOGLE_HOSTS.includes(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** Whether mail to two addresses arrives in the same mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return deliveredAddress(one) === deliveredAddress(other);
}
