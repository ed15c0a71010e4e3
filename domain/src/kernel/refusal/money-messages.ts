/** Messages about plans, boosts and payments. */
export const MONEY_MESSAGES = {
  coachesBuyNothing: {
    en: 'Coaches have full access free of charge, so there is nothing for you to buy.',
    de: 'Coaches haben vollen Zugang, kostenlos. Du musst nichts kaufen.',
  },
  onlyPlayersBuyThis: {
    en: 'Premium and the boosts are for players. Guest Access is the plan for parents and alumni.',
    de: 'Premium und die Boosts sind für Spielerinnen und Spieler. Für Eltern und Ehemalige gibt es den Gastzugang.',
  },
  planActive: { en: 'You already have this plan.', de: 'Diesen Tarif hast du schon.' },
  planIncluded: {
    en: 'Your Premium already includes all of Guest Access.',
    de: 'Dein Premium enthält schon alles, was der Gastzugang bietet.',
  },
  guardianForPurchase: {
    en: 'Until you are 18, we write to a parent or guardian about every purchase. Please give their email address.',
    de: 'Bis du 18 bist, schreiben wir bei jedem Kauf einer sorgeberechtigten Person. Bitte gib ihre E-Mail-Adresse an.',
  },
  nothingBought: { en: 'You have not bought anything yet.', de: 'Du hast noch nichts gekauft.' },
  paymentsOff: { en: 'Payments are not open here yet.', de: 'Zahlungen sind hier noch nicht möglich.' },
  paymentUnavailable: {
    en: 'The payment provider cannot be reached right now. Nothing was charged; please try again.',
    de: 'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht; bitte versuche es noch einmal.',
  },
  priceNameUnknown: { en: 'There is no such price.', de: 'Diesen Preis gibt es nicht.' },
  unknownOrder: { en: 'There is no such order.', de: 'Diese Bestellung gibt es nicht.' },
  orderUnpaid: { en: 'This order has not been paid.', de: 'Diese Bestellung ist nicht bezahlt.' },
  eventRefused: {
    en: 'This event was not signed for us by the payment provider.',
    de: 'Dieses Ereignis hat der Zahlungsdienst nicht für uns unterschrieben.',
  },
} as const;
