/** Messages about what admins do with accounts. */
export const ADMIN_MESSAGES = {
  unknownPerson: { en: 'There is no such person.', de: 'Diese Person gibt es nicht.' },
  suspendsOneself: { en: 'You cannot suspend your own account.', de: 'Das eigene Konto kannst du nicht sperren.' },
  suspendsAdmin: {
    en: 'This person is an admin. Take the admin rights away first, then suspend the account.',
    de: 'Diese Person gehört zur Administration. Entzieh ihr erst diese Rechte, dann sperre das Konto.',
  },
  accountSuspended: {
    en: 'We have suspended this account. What we noted: “{reason}” If you think that we are wrong, write to us by the contact page.',
    de: 'Wir haben dieses Konto gesperrt. Unsere Anmerkung: „{reason}“ Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.',
  },
  accountBeingDeleted: { en: 'This account is being deleted.', de: 'Dieses Konto wird gerade gelöscht.' },
} as const;
