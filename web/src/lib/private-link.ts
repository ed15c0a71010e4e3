import { readInTab, readStored, store, storeInTab } from './browser-storage';

const SECRET = /^#([\w-]{43})$/;
const linkKey = (id: string) => `touchline.privateLink.${id}`;
const receiverKey = (id: string) => `touchline.privateLinkKey.${id}`;

/** The secret of a private link in the address of this page, behind the `#`; null without one. */
export function secretInAddress(): string | null {
  return SECRET.exec(location.hash)?.[1] ?? null;
}

/**
 * The private link of the address, `id.secret`, as the API takes it; null where this tab does not know its secret. The
 * secret leaves the address and stays in this tab, so that nothing else on the page reads it and a reload finds it
 * (docs/decisions/219-a-link-for-one-coach.md).
 */
export function takePrivateLink(id: string): string | null {
  const secret = secretInAddress();
  if (secret === null) return readInTab(linkKey(id));
  const link = `${id}.${secret}`;
  if (storeInTab(linkKey(id), link)) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return link;
}

/** The key that this browser got when its user confirmed the address that a link was made for; null without one. */
export function keyOfPrivateLink(link: string): string | null {
  return readStored(receiverKey(idOf(link)));
}

/** Remembers a link in this tab, and the key of its receiver in this browser; answers the id of the link. */
export function storeConfirmedLink(link: string, key: string): string {
  const id = idOf(link);
  storeInTab(linkKey(id), link);
  store(receiverKey(id), key);
  return id;
}

const idOf = (link: string): string => link.slice(0, link.indexOf('.'));
