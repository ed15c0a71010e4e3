/** What a handler gets besides its body, where a test calls it without HTTP: as this user, null for a visitor. */
export function handlerCall(uid: string | null) {
  return {
    actor: { uid, isAdmin: false, roles: [], isDeactivated: false, isVerified: true },
    params: {},
    query: null,
    sent: {},
    signature: null,
    ifMatch: null,
    ...({ language: 'en', country: null, network: null, userAgent: '', origin: 'https://touchline.example' } as const),
    session: { cookie: null, start: () => undefined, end: () => undefined, confirm: () => undefined },
  };
}

/** Rate limits that never refuse. */
export const NO_LIMIT = { perNetwork: () => Promise.resolve(), perPerson: () => Promise.resolve() };
