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
  nothingQueued: {
    en: 'You are not in the queue of players to be featured right now, so there is no line to skip.',
    de: 'Du stehst gerade nicht in der Warteschlange der Vorstellungen, kannst also nicht nach vorn rücken.',
  },
  firstAlready: {
    en: 'You have skipped the line already.',
    de: 'Du bist in der Warteschlange schon vorgerückt.',
  },
  notPostedYet: {
    en: 'Your first feature is free and has not been posted yet. After it you can be featured again.',
    de: 'Deine erste Vorstellung ist kostenlos und noch nicht erschienen. Danach kannst du noch einmal vorgestellt werden.',
  },
  queuedAlready: {
    en: 'You are in the queue of players to be featured already.',
    de: 'Du stehst schon in der Warteschlange der Vorstellungen.',
  },
  boostWaits: {
    en: 'You have paid for another feature already; it waits for its turn.',
    de: 'Eine weitere Vorstellung hast du schon bezahlt; sie wartet, bis sie dran ist.',
  },
  notQueueable: {
    en: 'To be featured again, your profile has to be visible, 70% complete, and with consent to be featured.',
    de: 'Für eine weitere Vorstellung muss dein Profil sichtbar und zu 70 % gefüllt sein, und die Einwilligung muss vorliegen.',
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
  unknownPurchase: { en: 'There is no such purchase.', de: 'Diesen Kauf gibt es nicht.' },
  unknownPayment: { en: 'This purchase has no such payment.', de: 'Diese Zahlung gehört nicht zu diesem Kauf.' },
  refundTooMuch: { en: 'Less than that is left of this payment.', de: 'So viel ist von dieser Zahlung nicht übrig.' },
  refundedMeanwhile: {
    en: 'This payment was refunded meanwhile. Please look at what is left of it.',
    de: 'Von dieser Zahlung wurde inzwischen etwas erstattet. Bitte sieh nach, was übrig ist.',
  },
  paymentDisputed: {
    en: 'The buyer’s bank disputes this payment, so it cannot be refunded.',
    de: 'Die Bank hat diese Zahlung angefochten, deshalb lässt sie sich nicht erstatten.',
  },
  refundRefused: {
    en: 'The payment provider does not refund this payment. Nothing was paid back.',
    de: 'Der Zahlungsdienst erstattet diese Zahlung nicht. Es wurde nichts zurückgezahlt.',
  },
  buyerGone: {
    en: 'The buyer’s account is deleted. Refund this payment at the payment provider.',
    de: 'Das Konto gibt es nicht mehr. Erstatte diese Zahlung beim Zahlungsdienst.',
  },
  monthsUnknown: {
    en: 'Please name a range of at most 36 months, as 2026-01 to 2026-06.',
    de: 'Bitte nenne einen Zeitraum von höchstens 36 Monaten, etwa 2026-01 bis 2026-06.',
  },
  eventRefused: {
    en: 'This event was not signed for us by the payment provider.',
    de: 'Dieses Ereignis hat der Zahlungsdienst nicht für uns unterschrieben.',
  },
} as const;
